/**
 * `npm run bench`: measures the production build beside a bare Next.js page and nginx, prints the
 * tables and writes them into docs/benchmarks.md. `--only browser,server` measures parts, `--quick`
 * with fewer runs, `--trial` what is built already, without writing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { measureBrowser } from './browser';
import { measureGrowth } from './growth';
import { measureLighthouse } from './lighthouse';
import { describeMachine } from './machine';
import { readOptions, type PartName } from './options';
import { measurePictures } from './pictures';
import { prepare } from './prepare';
import { stopPrograms, stopProgramsAtExit } from './programs';
import { meetsBar, placeSection, renderSection, write, type Figure, type Section } from './report';
import { measureServer } from './server';

const DOCUMENT = 'docs/benchmarks.md';

const measure: Record<PartName, (options: { quick: boolean }) => Promise<Section>> = {
  browser: measureBrowser,
  lighthouse: measureLighthouse,
  server: measureServer,
  growth: measureGrowth,
  pictures: measurePictures,
};

const { parts, quick, trial } = readOptions(process.argv.slice(2));
stopProgramsAtExit();
if (!trial) await prepare();

const missed: Figure[] = [];
const failed: PartName[] = [];
for (const part of parts) {
  console.log(`\n— ${part}`);
  const section = await measured(part);
  if (!section) continue;
  const day = new Date().toISOString().slice(0, 10);
  const text = renderSection(
    section,
    `${quick ? 'Quick run' : 'Run'} of ${day} on ${describeMachine()}.`,
  );
  console.log(text);
  if (!trial) await writeDown(part, text);
  missed.push(...section.figures.filter((figure) => !meetsBar(figure)));
}

if (failed.length > 0) console.log(`\nNot measured: ${failed.join(', ')}.`);
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.length} bars are missed:`);
for (const { name, value, unit } of missed) console.log(`- ${name}: ${write(value, unit)}`);
process.exit(failed.length === 0 ? 0 : 1);

/** A part that breaks does not keep the others from being measured. */
async function measured(part: PartName): Promise<Section | undefined> {
  try {
    return await measure[part]({ quick });
  } catch (error) {
    console.error(error);
    failed.push(part);
    return undefined;
  } finally {
    await stopPrograms();
  }
}

async function writeDown(part: PartName, text: string): Promise<void> {
  const document = placeSection(readFileSync(DOCUMENT, 'utf8'), part, text);
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(document, { ...style, filepath: DOCUMENT }));
}
