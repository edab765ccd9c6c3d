/**
 * Adds to `package-lock.json` the optional packages of other platforms that the registry lacks: npm 11
 * drops them, and `npm ci` then rejects the lockfile. Run after every `npm install` that changes it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { missingOptionalPackages, type Lockfile } from './lib/lockfile';

const path = 'package-lock.json';
const lockfile = JSON.parse(await readFile(path, 'utf8')) as Lockfile;
const missing = missingOptionalPackages(lockfile);
Object.assign(lockfile.packages, missing);
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
await writeFile(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${path}: ${Object.keys(missing).length} added`);
