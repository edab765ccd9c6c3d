import { buildIndex } from '../search-index';
import { judgedLists } from './judged-lists';

const SHARE = 0.95;
const SWAPPED_SHARE = 0.9;
const FIRST = 3;

/** Asks all queries in some ways. @returns what was asked, and what was not found */
async function ask(waysOf: (query: string) => string[]) {
  const misses: string[] = [];
  let asked = 0;
  let first = 0;
  for (const { language, documents, queries } of judgedLists) {
    const index = await buildIndex(documents, language);
    for (const [query, expected] of queries)
      for (const words of waysOf(query)) {
        const found = index.find(words, 5).hits.map(({ href }) => href);
        asked++;
        if (found[0] === expected) first++;
        if (!found.slice(0, FIRST).includes(expected))
          misses.push(`${language.locale} ${words}: ${expected}, not ${found.join(', ')}`);
      }
  }
  return { asked, first, misses };
}

it(`finds what is meant among the first ${FIRST}, of ${SHARE * 100} % of the queries`, async () => {
  const { asked, first, misses } = await ask((query) => [query]);
  const percent = (count: number) => `${((100 * count) / asked).toFixed(1)} %`;
  const figure = `${asked} queries: ${percent(asked - misses.length)} in the first ${FIRST}, ${percent(first)} first`;
  process.stdout.write([figure, ...misses, ''].join('\n'));
  expect(asked).toBeGreaterThanOrEqual(150);
  expect(1 - misses.length / asked).toBeGreaterThanOrEqual(SHARE);
});

it(`and of ${SWAPPED_SHARE * 100} % of those in which two letters are swapped`, async () => {
  const swapped = (query: string) =>
    [...query]
      .slice(1, -1)
      .map((sign, at) => query.slice(0, at + 1) + query[at + 2] + sign + query.slice(at + 3));
  const { asked, misses } = await ask(swapped);
  expect(1 - misses.length / asked).toBeGreaterThanOrEqual(SWAPPED_SHARE);
});
