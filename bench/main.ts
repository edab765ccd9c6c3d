/**
 * `npm run bench`: measures the production build beside a bare Next.js page and nginx, prints the
 * tables and writes them into docs/benchmarks/results.md. Its options are in `options.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format as formatMarkdown, resolveConfig } from 'prettier';
import { measureBrowser } from './browser';
import { measureCdn } from './cdn';
import { measureGrowth } from './growth';
import { measureLighthouse } from './lighthouse';
import { describeMachine } from './machine';
import { readOptions, type Options, type PartName } from './options';
import { measureMisses } from './misses';
import { measurePictures } from './pictures';
import { measurePublishing } from './publish-load';
import { prepare } from './prepare';
import { stopPrograms, stopProgramsAtExit } from './programs';
import {
  isWithinBudget,
  renderSection,
  replaceSection,
  verdictTable,
  type Section,
} from './report';
import { measureScale } from './scale';
import { measureSearch } from './search';
import { measureServer } from './server';
import { measureStart } from './start';
import { measureUploads } from './uploads';

const DOCUMENT = 'docs/benchmarks/results.md';

const measure: Record<PartName, (options: Omit<Options, 'parts'>) => Promise<Section>> = {
  browser: measureBrowser,
  lighthouse: measureLighthouse,
  server: measureServer,
  misses: measureMisses,
  publishing: measurePublishing,
  start: measureStart,
  cdn: measureCdn,
  scale: measureScale,
  growth: measureGrowth,
  pictures: measurePictures,
  search: measureSearch,
  uploads: measureUploads,
};

const { parts, quick, trial } = readOptions(process.argv.slice(2));
stopProgramsAtExit();
if (!trial) await prepare();

const sections: Section[] = [];
const failed: PartName[] = [];
for (const part of parts) {
  console.log(`\n— ${part}`);
  const section = await measureOrReport(part);
  if (!section) continue;
  const day = new Date().toISOString().slice(0, 10);
  const text = renderSection(
    section,
    `${quick ? 'Quick run' : 'Run'} of ${day} on ${describeMachine()}.`,
  );
  console.log(text);
  if (!trial) await updateDocument(part, text);
  sections.push(section);
}

const metrics = sections.flatMap((section) => section.metrics);
const missed = metrics.filter((metric) => !isWithinBudget(metric));
console.log(`\n${verdictTable(sections)}`);

if (failed.length > 0) console.log(`\nNot measured: ${failed.join(', ')}.`);
console.log(
  missed.length === 0 ? '\nEvery budget is met.' : `\n${missed.length} budgets are missed.`,
);
process.exit(failed.length === 0 ? 0 : 1);

/** One failed part must not keep the others from being measured. */
async function measureOrReport(part: PartName): Promise<Section | undefined> {
  try {
    return await measure[part]({ quick, trial });
  } catch (error) {
    console.error(error);
    failed.push(part);
    return undefined;
  } finally {
    await stopPrograms();
  }
}

async function updateDocument(part: PartName, text: string): Promise<void> {
  const document = replaceSection(readFileSync(DOCUMENT, 'utf8'), part, text);
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await formatMarkdown(document, { ...style, filepath: DOCUMENT }));
}
