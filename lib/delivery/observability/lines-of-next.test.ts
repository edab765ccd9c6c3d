/* eslint-disable no-console -- Next.js prints there */
import { log } from '@/lib/platform/log';
import { shortenLinesOfNext } from './lines-of-next';

const printed: unknown[][] = [];
const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
console.error = console.warn = (...args) => printed.push(args);
shortenLinesOfNext();

const fault = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

it('leaves out what the site logs itself, once an outage', () => {
  for (let request = 0; request < 3; request += 1) {
    console.error(
      ' ⨯',
      'Failed to write image to cache x',
      fault('EACCES', '.next/cache/images/x'),
    );
    console.error(fault('ENOSPC', `${process.cwd()}/.next/cache/sites/y`));
    console.warn('Failed to update prerender cache for', 'x', fault('ENOSPC'));
  }
  expect(printed).toEqual([]);
  expect(warn.mock.calls).toEqual([[{ reason: 'EACCES' }, expect.stringMatching(/^cache not/)]]);
});

it('prints everything else', () => {
  const other = [new Error('a fault'), fault('EACCES', '/etc/shadow'), 'words', undefined];
  for (const each of other) console.warn(each);
  expect(printed.flat()).toEqual(other);
});
