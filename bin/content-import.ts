/** Takes products of a table, another content folder or a WordPress export into the content folder. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { EnvError, readEnv } from '@/content-service/env';
import { carryOut, undoLast } from './import/content-folder';
import { planFolder } from './import/folder';
import { ImportError, type Plan } from './import/plan';
import { planProducts } from './import/products-csv';
import { planText } from './import/table';
import { planWordPress } from './import/wordpress';
import { exitWith, readOptions } from './lib/command-line';
import { startNode, waitForExit } from './lib/processes';

const USAGE = `Usage:
  npm run content:import -- products.csv [--dry-run]
  npm run content:import -- folder [--dry-run]
  npm run content:import -- wordpress.xml [--pictures-from old.example] [--dry-run]
  npm run content:import -- --undo
CONTENT_DIR, DATA_DIR and DATABASE_URL are read as the content service reads them.`;

const DEMO = 'content-service';
const MAX_SENTENCES = 20;

const { values, positionals } = readOptions(USAGE, {
  'dry-run': { type: 'boolean' },
  'pictures-from': { type: 'string', multiple: true, default: [] },
  undo: { type: 'boolean' },
});
const [source, ...rest] = positionals;
if (rest.length > 0 || Boolean(source) === Boolean(values.undo)) exitWith(USAGE, 2);

function planOf(folder: string, path: string): Promise<Plan> | Plan {
  if (!existsSync(path)) throw new ImportError(`There is no ${path}.`);
  if (statSync(path).isDirectory()) return planFolder(folder, resolve(path));
  const ending = extname(path).toLowerCase();
  if (ending === '.csv') return planProducts(folder, readFileSync(path));
  if (ending === '.xml') return planWordPress(folder, path, values['pictures-from']);
  throw new ImportError(`${path} is no folder, and ends neither in .csv nor in .xml.`);
}

/** An editor that keeps its own copy of the content takes the changes in, as new versions. */
async function tellEditor(dataDir: string, databaseUrl?: string): Promise<void> {
  const isInstalled = existsSync('cms/node_modules/.installed');
  if (!isInstalled || !(databaseUrl || existsSync(join(dataDir, 'cms/editor.db')))) return;
  console.log('Taking the changes into the editor …');
  const code = await waitForExit(startNode(['--import', 'tsx', 'bin/cms.ts', 'import']));
  if (code !== 0)
    exitWith('The files are changed, but not the editor: npm run cms -- import takes them in.');
}

try {
  const { CONTENT_DIR, DATA_DIR, DATABASE_URL } = readEnv(process.env);
  const folder = resolve(CONTENT_DIR ?? DEMO);
  if (values.undo) console.log(`Put back: ${undoLast(folder, DATA_DIR).join(', ')}`);
  else {
    const plan = await planOf(folder, source!);
    console.log(planText(plan));
    const isNothing = plan.content.size + plan.files.size === 0;
    if (values['dry-run'] || isNothing) process.exit();
    const missing = await carryOut(plan, folder, DATA_DIR);
    for (const sentence of missing.slice(0, MAX_SENTENCES)) console.log(sentence);
    if (missing.length > 0)
      console.log(`${missing.length} pictures are missing; the same command tries them again.`);
    console.log('Done. npm run content:import -- --undo puts the content back.');
  }
  await tellEditor(DATA_DIR, DATABASE_URL);
} catch (error) {
  if (error instanceof ImportError || error instanceof EnvError) exitWith(error.message);
  throw error;
}
