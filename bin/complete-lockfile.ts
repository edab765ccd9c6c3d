/**
/**
 * `node --import tsx bin/complete-lockfile.ts [folder]`: adds to `package-lock.json` of the root, or of
 * a folder with packages of its own, the optional packages of other platforms that the registry lacks:
 * npm 11 drops them, and `npm ci` then rejects the lockfile. Run after every `npm install`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { missingOptionalPackages, type Lockfile } from './lib/lockfile';

const file = path.join(process.argv[2] ?? '.', 'package-lock.json');
const lockfile = JSON.parse(await readFile(file, 'utf8')) as Lockfile;
const missing = missingOptionalPackages(lockfile);
Object.assign(lockfile.packages, missing);
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${file}: ${Object.keys(missing).length} added`);
