import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { read } from './command';

/** Of root; those of the whole system are not read with --prefix. */
const SETTINGS = '/root/.npmrc';
/** No package of Debian writes there. */
const CERTIFICATES = '/usr/local/etc/npm-certificates.pem';

/**
 * How npm of this machine reaches its registry, for another system.
 * @param folder gets what has to be written
 * @returns files and their place in the other system
 */
export async function npmSettings(folder: string): Promise<{ file: string; inside: string }[]> {
  const value = (name: string) => read('npm', 'config', 'get', name);
  const certificates = [await value('cafile'), process.env.NODE_EXTRA_CA_CERTS ?? ''].find(
    existsSync,
  );
  // Those of the user come last and count.
  const lines = [await value('globalconfig'), await value('userconfig')]
    .filter(existsSync)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/^\s*cafile\b/.test(line));
  const file = path.join(folder, 'npmrc');
  mkdirSync(folder, { recursive: true });
  if (!certificates) {
    writeFileSync(file, lines.join('\n'));
    return [{ file, inside: SETTINGS }];
  }
  writeFileSync(file, [...lines, `cafile=${CERTIFICATES}`, ''].join('\n'));
  return [
    { file, inside: SETTINGS },
    { file: certificates, inside: CERTIFICATES },
  ];
}
