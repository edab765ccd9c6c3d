/**
 * `npm run bench`: measures the production build, prints tables and writes them into docs/benchmarks/results.md.
 * docs/benchmarks.md tells its options.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format as formatMarkdown, resolveConfig } from 'prettier';
import { exitWith, readOptions } from '@/bin/lib/command-line';
import { measureEditor } from './editor';
import { measureGrowth } from './growth';
import { measureLanguages } from './languages';
import { measureLighthouse } from './lighthouse';
import { stopAll, type Subject } from './programs';
import { measurePublish, measureScale } from './publish';
import { isWithin, mediansOf, replaceSection, tableOf, type Measurement } from './report';
import { measureServer } from './server';
import { measureStart } from './start';
import { buildCommit, buildThisTree } from './subjects';

const DOCUMENT = 'docs/benchmarks/results.md';
const parts: Record<string, (subject: Subject, quick: boolean) => Promise<Measurement[]>> = {
  server: measureServer,
  lighthouse: measureLighthouse,
  publish: measurePublish,
  start: measureStart,
  growth: measureGrowth,
  languages: measureLanguages,
  scale: measureScale,
  editor: measureEditor,
};
/** The others change the content. */
const withAnyHost = ['server', 'lighthouse', 'start'];

const { values: options } = readOptions(
  'npm run bench -- [--only part,part] [--quick] [--trial] [--beside commit] [--host url --beside-host url]',
  {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
    beside: { type: 'string' },
    host: { type: 'string' },
    'beside-host': { type: 'string' },
  },
);
const { quick, trial, host, beside, 'beside-host': besideHost } = options;
const possible = host || besideHost ? withAnyHost : Object.keys(parts);
const wanted = options.only?.split(',') ?? possible;
const unknown = wanted.find((name) => !possible.includes(name));
if (unknown !== undefined) exitWith(`no part ${unknown}; there are ${possible.join(', ')}`, 2);
const rounds = quick ? 1 : 3;

// No program and no folder outlives the benchmark, however it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));

if (!trial) await buildThisTree();
const subjects: Subject[] = [{ name: 'this tree', root: process.cwd(), host }];
if (beside) subjects.push({ ...(await buildCommit(beside)), host: besideHost ?? host });
else if (besideHost) subjects.push({ name: besideHost, root: process.cwd(), host: besideHost });

// Known before an hour of measuring.
for (const part of wanted) replaceSection(readFileSync(DOCUMENT, 'utf8'), part, '');

const failed: string[] = [];
let missed = 0;
for (const part of wanted) {
  const [ours = [], other] = (await measure(part)).map(mediansOf);
  if (failed.includes(part)) continue;
  const table = tableOf(ours, other && { name: subjects[1]!.name, measurements: other });
  const text = `## ${part}\n\n${circumstances()}\n\n${table}`;
  console.log(`\n${text}`);
  missed += ours.filter(({ value, budget }) => budget && !isWithin(value, budget)).length;
  if (!trial && subjects.length === 1 && !host) await updateDocument(part, text);
}
console.log(missed === 0 ? '\nEvery budget is met.' : `\n${missed} budgets are missed.`);
if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);

/** All rounds, the subjects in turn, so that a busy moment of the machine hits all. @returns them by subject */
async function measure(part: string): Promise<Measurement[][][]> {
  const found: Measurement[][][] = subjects.map(() => []);
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const [index, subject] of subjects.entries()) {
        console.log(`— ${part}, round ${round} of ${rounds}, ${subject.name}`);
        found[index]!.push(await parts[part]!(subject, quick));
        await stopAll();
      }
    }
  } catch (error) {
    // The other parts are measured nevertheless.
    console.error(error);
    failed.push(part);
    await stopAll();
  }
  return found;
}

function circumstances(): string {
  const day = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node.js ${process.versions.node}`;
  return `${quick ? 'Quick run' : `Medians of ${rounds} rounds`}, ${commit}, ${day}, ${machine}.`;
}

async function updateDocument(part: string, text: string): Promise<void> {
  const document = replaceSection(readFileSync(DOCUMENT, 'utf8'), part, text);
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await formatMarkdown(document, { ...style, filepath: DOCUMENT }));
}
