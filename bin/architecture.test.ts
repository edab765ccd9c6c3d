import { readFileSync } from 'node:fs';

const text = readFileSync('docs/architecture.md', 'utf8');

/** A row of a way through the files. */
const ROW = /^\|\s*\d+\s*\| `([^`]+)`\s*\| `(\w+)`(, by [\w. ]+?)?\s*\|/gm;

const rowsOf = (title: string) => {
  const [, section = ''] = text.split(`## ${title}\n`);
  return [...section.split('\n## ')[0]!.matchAll(ROW)].map(([, file = '', by = '', elsewhere]) => ({
    file,
    source: readFileSync(file, 'utf8'),
    by: new RegExp(`\\b${by}\\b`),
    isOutside: elsewhere !== undefined,
  }));
};

it.each([
  ['The way of a page', 12],
  ['A publish, up to a second instance', 22],
])('%s is followed through %d files, each entered by what one above it names', (title, most) => {
  const rows = rowsOf(title);
  expect(rows.length).toBeGreaterThan(most - 3);
  expect(rows.length).toBeLessThanOrEqual(most);
  const lost = rows.filter(
    ({ source, by, isOutside }, index) =>
      !by.test(source) ||
      !(isOutside || rows.slice(0, index).some((above) => by.test(above.source))),
  );
  expect(lost.map(({ file }) => file)).toEqual([]);
});
