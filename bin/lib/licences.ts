import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import * as z from 'zod';

/** These were read and oblige a website to nothing. */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0', // the SPDX lists that this check reads
  'CC-BY-4.0', // caniuse-lite: data, with its author named in the package
  'ISC',
  'LGPL-3.0-or-later', // libvips in sharp: linked dynamically
  'MIT',
  'MIT-0',
  'MPL-2.0', // tools: only changes to their own files would have to be published
  'OFL-1.1', // the typeface
  'Python-2.0',
  'Unlicense',
  'WTFPL', // truncate-utf8-bytes in the editor: permits everything, obliges to nothing
  'Zlib',
];

/** They do not name it in package.json. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' };

const packageSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

const lockfileSchema = z.object({ packages: z.record(z.string(), packageSchema) });

/** @returns one SPDX expression */
export function licenceOf(manifest: unknown): string | undefined {
  const { license, licenses } = packageSchema.parse(manifest);
  if (typeof license === 'object') return license.type;
  return license ?? licenses?.map(({ type }) => type).join(' OR ');
}

export function isAllowed(licence: string | undefined): boolean {
  if (!licence) return false;
  try {
    return satisfies(licence, allowedLicences);
  } catch {
    return false; // Not an SPDX expression.
  }
}

const nameOf = (at: string): string =>
  at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * By the package where it is installed, else by what the lockfile says of it: the packages of other
 * systems, and of folders that nobody has installed yet, are checked, too.
 * @returns how many packages were checked, and the refused ones with their licences
 */
export function checkLicences(root: string): { checked: number; refused: string[] } {
  const lockfile: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const licences = Object.entries(lockfileSchema.parse(lockfile).packages).flatMap(
    ([at, locked]) => {
      const file = path.join(root, at, 'package.json');
      const isInstalled = existsSync(file);
      const manifest: unknown = isInstalled ? JSON.parse(readFileSync(file, 'utf8')) : locked;
      const licence = readByHand[nameOf(at)] ?? licenceOf(manifest);
      // Of a few packages of other systems the lockfile says nothing; those of this one are installed.
      return at === '' || (!isInstalled && !licence) ? [] : [{ name: nameOf(at), licence }];
    },
  );
  const refused = licences
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, licence }) => `${name}: ${licence ?? 'no licence named'}`);
  return { checked: licences.length, refused };
}
