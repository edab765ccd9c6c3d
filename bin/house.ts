/** Counts what people have to read: code by hand, delivery, style sheets, documents, long files. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LONGEST = 220;

const GENERATED =
  /^cms\/(payload-types\.ts|migrations(-postgres)?\/|app\/\(payload\)\/admin\/importMap)/;
const TEST =
  /\.(test|spec)\.tsx?$|(^|\/)(testing|e2e|test)\/|^(jest\.setup|[\w/]*playwright\.config)/;
const DELIVERY = /^lib\/(delivery|content\/host|content\/store|platform\/redis)\//;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

const matching = (pattern: RegExp, ...without: RegExp[]) =>
  files.filter((file) => pattern.test(file) && !without.some((each) => each.test(file)));

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
const lines = (names: readonly string[]) => names.reduce((sum, file) => sum + linesOf(file), 0);
const words = (names: readonly string[]) =>
  names.reduce(
    (sum, file) => sum + readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length,
    0,
  );

const byHand = matching(/\.tsx?$/, TEST, GENERATED, /^words\//);
const tests = matching(/\.tsx?$/, GENERATED).filter((file) => TEST.test(file));
const sheets = matching(/\.css$/);
const documents = matching(/\.md$/, /^CHANGELOG\.md$/, /^docs\/benchmarks\/results\.md$/);
const long = [...byHand, ...sheets]
  .map((file) => ({ file, lines: linesOf(file) }))
  .filter((each) => each.lines > LONGEST)
  .sort((one, other) => other.lines - one.lines);

const told: string[] = [];
const print = (name: string, amount: number) =>
  told.push(`${amount.toLocaleString('en-GB').padStart(8)}  ${name}`);

print('lines of TypeScript by hand', lines(byHand));
print('of them delivery and the store', lines(byHand.filter((file) => DELIVERY.test(file))));
for (const folder of new Set(byHand.map((file) => file.replace(/\/.*/, '/'))))
  print(`  ${folder}`, lines(byHand.filter((file) => file.startsWith(folder))));
print('lines of tests and their helpers', lines(tests));
print('lines of style sheets', lines(sheets));
print('words of documents', words(documents));
print(`files above ${LONGEST} lines`, long.length);
for (const { file, lines: length } of long) print(`  ${file}`, length);
console.log(told.join('\n'));
