import { execFileSync } from 'node:child_process';

/** In a process of its own: Jest would compile the file, which Node.js and Next.js import as it is. */
const nameOfHandler = (before: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `${before}
       const { interopDefault } = (await import('next/dist/lib/interop-default.js')).default;
       const handler = interopDefault((await import('./lib/delivery/next/cache-handler.mjs')).default);
       process.stdout.write([handler.name, typeof handler.prototype.set].join());`,
    ],
    { encoding: 'utf8' },
  );

describe('the cache handler that Next.js imports', () => {
  it('is the one that the server hook has named', () => {
    const hook = `globalThis[Symbol.for('site:cache-handler')] = class Own { set() {} };`;
    expect(nameOfHandler(hook)).toBe('Own,function');
  });

  it('keeps nothing in a build', () => {
    expect(nameOfHandler('')).toBe('NoCache,function');
  });
});
