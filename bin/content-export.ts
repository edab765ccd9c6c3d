/** Writes products as a table, or everything as a content folder. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { companyFolder } from '@/content-service/company-folder';
import { readEnv } from '@/content-service/env';
import { EnvError } from '@/node/env';
import { readRegion } from '@/contract/records/settings';
import { filesIn, PRODUCTS, readContent, SETTINGS } from './import/content-folder';
import { ImportError, itemsOf } from './import/plan';
import { productsAsCsv } from './import/products-as-csv';
import { exitWith, readOptions } from './lib/command-line';

const USAGE = `Usage:
  npm run content:export -- products.csv
  npm run content:export -- folder
CONTENT_DIR is read as the content service reads it.`;

const { positionals } = readOptions(USAGE, {});
const [target, ...rest] = positionals;
if (!target || rest.length > 0) exitWith(USAGE, 2);

function exportFolder(folder: string): void {
  for (const kind of ['content', 'media', 'documents'])
    for (const file of filesIn(join(folder, kind))) {
      const to = join(target!, kind, file);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(folder, kind, file), to);
    }
  console.log(`Wrote ${filesIn(join(target!, 'content')).length} files of content to ${target}.`);
}

try {
  const folder = companyFolder(readEnv(process.env));
  if (existsSync(target)) throw new ImportError(`${target} is there already.`);
  if (extname(target).toLowerCase() === '.csv') {
    const products = itemsOf(readContent(folder, PRODUCTS));
    writeFileSync(target, productsAsCsv(products, readRegion(readContent(folder, SETTINGS))));
    console.log(`Wrote ${products.length} products to ${target}.`);
  } else exportFolder(folder);
} catch (error) {
  if (error instanceof ImportError || error instanceof EnvError) exitWith(error.message);
  throw error;
}
