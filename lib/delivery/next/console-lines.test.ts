import { log } from '@/lib/platform/log';
import { logConsole } from './console-lines';

const logged = {
  error: jest.spyOn(log, 'error').mockImplementation(),
  warn: jest.spyOn(log, 'warn').mockImplementation(),
};

const { console: output } = globalThis;
const { error, warn } = output;
afterEach(() => Object.assign(output, { error, warn }));

test('what Next.js prints is a line of the log, once in ten minutes', () => {
  let now = 1;
  logConsole(() => now);
  const fault = (file: string) =>
    output.error(
      '\u001b[31m⨯\u001b[39m The requested resource isn’t a valid image for',
      file,
      'received',
      null,
    );
  for (let visits = 0; visits < 5; visits++) {
    fault('/media/a.jpg');
    fault('/media/b.jpg');
    output.error('');
  }
  output.warn('⚠ slow');
  const lines = (file: string) => [
    { by: 'Next.js' },
    `The requested resource isn’t a valid image for ${file} received null`,
  ];
  expect(logged.error.mock.calls).toEqual([lines('/media/a.jpg'), lines('/media/b.jpg')]);
  expect(logged.warn).toHaveBeenCalledWith({ by: 'Next.js' }, 'slow');
  now += 10 * 60_000 + 1;
  fault('/media/a.jpg');
  expect(logged.error).toHaveBeenCalledTimes(3);
});

test('a cache that cannot be written is one line, whatever is not kept', () => {
  logConsole();
  const before = logged.warn.mock.calls.length;
  const fault = (code: string, path?: string) => Object.assign(new Error(code), { code, path });
  for (let request = 0; request < 3; request++) {
    output.error('⨯', 'Failed to write image', fault('EACCES', '.next/cache/images/x'));
    output.error(fault('ENOSPC', `${process.cwd()}/.next/cache/sites/y`));
    output.warn('Failed to update prerender cache for', 'x', fault('ENOSPC'));
  }
  expect(logged.warn.mock.calls.slice(before)).toEqual([
    [{ reason: 'EACCES' }, expect.stringMatching(/^cache not/)],
  ]);
  output.error(fault('EACCES', '/etc/shadow'));
  expect(logged.error).toHaveBeenLastCalledWith(
    { by: 'Next.js' },
    expect.stringContaining('EACCES'),
  );
});
