/**
 * `node --import tsx bin/complete-lockfile.ts [folder]`: adds to `package-lock.json` of the root, or of
 * a folder with packages of its own, the optional packages of other platforms, which npm 11 drops so that
 * `npm ci` then rejects the lockfile, and the hashes of packages without one. Run after every
 * `npm install`.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { missingOptionalPackages, packagesWithoutIntegrity, type Lockfile } from './lib/lockfile';

const npm = promisify(execFile);

/** @returns undefined where the registry has no such package */
async function integrityOf(spec: string): Promise<string | undefined> {
  const { stdout } = await npm('npm', ['view', spec, 'dist.integrity'], { timeout: 30_000 }).catch(
    () => ({ stdout: '' }),
  );
  return stdout.trim() || undefined;
}

const file = path.join(process.argv[2] ?? '.', 'package-lock.json');
const lockfile = JSON.parse(await readFile(file, 'utf8')) as Lockfile;
const missing = missingOptionalPackages(lockfile);
Object.assign(lockfile.packages, missing);
for (const [at, spec] of packagesWithoutIntegrity(lockfile)) {
  const integrity = await integrityOf(spec);
  if (integrity) Object.assign(lockfile.packages[at]!, { integrity });
  else console.log(`${spec}: the registry has no hash`);
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${file}: ${Object.keys(missing).length} added`);
