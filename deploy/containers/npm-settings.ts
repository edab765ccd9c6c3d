import { existsSync } from 'node:fs';
import { read } from './command';

/** Files by which npm of this machine reaches its registry, and their place in another system. */
export async function npmSettings(): Promise<{ file: string; inside: string }[]> {
  const value = (name: string) => read('npm', 'config', 'get', name);
  const certificates = await value('cafile');
  return [
    { file: await value('userconfig'), inside: '/root/.npmrc' },
    // Of the npm that installNode has put there.
    { file: await value('globalconfig'), inside: '/usr/local/etc/npmrc' },
    { file: certificates, inside: certificates },
  ].filter(({ file }) => existsSync(file));
}
