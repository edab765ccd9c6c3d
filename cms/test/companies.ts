import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';

const FOLDERS = ['content', 'media', 'documents'];

const TINY = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#567' } })
  .jpeg()
  .toBuffer();

function shrinkPictures(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[])
    // Downloads say the size of their file.
    if (name.endsWith('.jpg') && !name.startsWith('certificates'))
      writeFileSync(join(folder, name), TINY);
}

const root = (path: string) => resolve(import.meta.dirname, '../..', path);
export const companies = {
  demo: root('demo-company'),
  second: root('e2e/fixtures/second-company'),
};
export type Company = keyof typeof companies;

/** The folders of a company's content. */
export const foldersOf = (company: Company): string[] =>
  FOLDERS.map((name) => join(companies[company], name));

/** Enough for tests that look at these files alone. */
export const SMALL = [
  'contacts',
  'industrial-products',
  'pages',
  'reviews',
  'site-settings',
  'timeline',
];

type Copying = {
  /** Only these files of content. */
  files?: readonly string[];
  /** With tiny pictures, which are taken in at once. */
  tiny?: boolean;
};

/** Copies a company's content. */
export function copyCompany(company: Company, to: string, { files, tiny = true }: Copying = {}) {
  const content = join(companies[company], 'content');
  const isWanted = (path: string) =>
    !files || dirname(path) !== content || files.includes(basename(path, '.json'));
  for (const folder of FOLDERS)
    cpSync(join(companies[company], folder), join(to, folder), {
      recursive: true,
      filter: isWanted,
    });
  if (tiny) shrinkPictures(join(to, 'media'));
}
