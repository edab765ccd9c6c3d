import { buildIndex } from '../search-index';
import { judgedLists } from './lists';

const SHARE = 0.95;
const FIRST = 3;

it(`finds what is meant among the first ${FIRST}, of ${SHARE * 100} % of the queries`, async () => {
  const misses: string[] = [];
  let asked = 0;
  let first = 0;
  for (const { language, documents, queries } of judgedLists) {
    const index = await buildIndex(documents, language);
    for (const [query, expected] of queries) {
      const found = index.find(query, 5).hits.map(({ href }) => href);
      asked++;
      if (found[0] === expected) first++;
      if (!found.slice(0, FIRST).includes(expected))
        misses.push(`${language.locale} ${query}: ${expected}, not ${found.join(', ')}`);
    }
  }
  const percent = (count: number) => `${((100 * count) / asked).toFixed(1)} %`;
  const figure = `${asked} queries: ${percent(asked - misses.length)} in the first ${FIRST}, ${percent(first)} first`;
  process.stdout.write([figure, ...misses, ''].join('\n'));
  expect(asked).toBeGreaterThanOrEqual(150);
  expect(1 - misses.length / asked).toBeGreaterThanOrEqual(SHARE);
});
