/** Takes products of a table, another content folder or a WordPress export into the content folder. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { companyFolder } from '@/content-service/company-folder';
import { readEnv } from '@/content-service/env';
import { EnvError } from '@/node/env';
import { carryOut } from './import/carry-out';
import { ContentChanged } from './import/content-folder';
import { noteTaken, undoLast, type Report } from './import/copies';
import { askEditor, hasEditor, NO_EDITOR, type Taken } from './import/editor';
import { planFolder } from './import/folder';
import { ImportError, type Plan } from './import/plan';
import { planProducts } from './import/products-csv';
import { hostOf } from './import/remote-pictures';
import { planText } from './import/table';
import { planWordPress } from './import/wordpress';
import { exitWith, readOptions } from './lib/command-line';
import { installEditor, startEditorCommand } from './lib/editor';
import { waitForExit } from './lib/processes';

const USAGE = `Usage:
  npm run content:import -- products.csv [--dry-run]
  npm run content:import -- folder [--dry-run]
  npm run content:import -- wordpress.xml [--pictures-from old.example] [--dry-run]
  npm run content:import -- --undo
CONTENT_DIR, DATA_DIR and DATABASE_URL are read as the content service reads them, MEDIA_HOSTS as the
site does.`;

const MAX_SENTENCES = 20;

const { values, positionals } = readOptions(USAGE, {
  'dry-run': { type: 'boolean' },
  'pictures-from': { type: 'string', multiple: true, default: [] },
  undo: { type: 'boolean' },
});
const [source, ...rest] = positionals;
if (rest.length > 0 || Boolean(source) === Boolean(values.undo)) exitWith(USAGE, 2);

// Whatever it is: pictures of the folder are files of the host.
process.env.CONTENT_HOST ||= 'http://127.0.0.1';

/** So often a plan is made anew where somebody saves something meanwhile. */
const TRIES = 5;

function planOf(folder: string, path: string, taken: Taken): Promise<Plan> | Plan {
  if (!existsSync(path)) throw new ImportError(`There is no ${path}.`);
  if (statSync(path).isDirectory()) return planFolder(folder, resolve(path), taken);
  const ending = extname(path).toLowerCase();
  if (ending === '.csv') return planProducts(folder, readFileSync(path), taken);
  if (ending === '.xml')
    return planWordPress(folder, path, values['pictures-from'].map(hostOf), taken);
  throw new ImportError(`${path} is no folder, and ends neither in .csv nor in .xml.`);
}

/** Shows what would change and, unless it is only to be shown, changes it. */
async function importInto(folder: string, dataDir: string, isEditor: boolean): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const plan = await planOf(folder, source!, isEditor ? await askEditor() : NO_EDITOR);
    console.log(planText(plan));
    const isNothing = plan.content.size + plan.files.size === 0;
    if (values['dry-run'] || isNothing) process.exit();
    try {
      const missing = await carryOut(plan, folder, dataDir);
      for (const sentence of missing.slice(0, MAX_SENTENCES)) console.log(sentence);
      if (missing.length > 0)
        console.log(`${missing.length} pictures are missing; the same command tries them again.`);
      return;
    } catch (error) {
      if (!(error instanceof ContentChanged) || tries === TRIES) throw error;
      console.log('Somebody has changed the content meanwhile; looking again …');
    }
  }
}

/** An editor that keeps its own copy of the content takes the changes in, as new versions. */
async function tellEditor(folder: string, dataDir: string): Promise<void> {
  console.log('Taking the changes into the editor …');
  const reports = mkdtempSync(join(tmpdir(), 'import-'));
  const report = join(reports, 'taken.json');
  try {
    const code = await waitForExit(startEditorCommand(['import', report]));
    if (code !== 0)
      exitWith('The files are changed, but not the editor: npm run cms -- import takes them in.');
    if (!values.undo)
      noteTaken(folder, dataDir, JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(reports, { recursive: true });
  }
}

try {
  const env = readEnv(process.env);
  const { DATA_DIR, DATABASE_URL } = env;
  const folder = companyFolder(env);
  const isEditor = hasEditor(DATA_DIR, DATABASE_URL);
  if (isEditor) await installEditor();
  if (values.undo) {
    const { files, notes } = undoLast(folder, DATA_DIR);
    console.log(`Put back: ${files.join(', ')}`);
    for (const note of notes) console.log(note);
  } else {
    await importInto(folder, DATA_DIR, isEditor);
    console.log('Done. npm run content:import -- --undo puts the content back.');
  }
  if (isEditor) await tellEditor(folder, DATA_DIR);
} catch (error) {
  if (error instanceof ImportError || error instanceof EnvError) exitWith(error.message);
  throw error;
}
