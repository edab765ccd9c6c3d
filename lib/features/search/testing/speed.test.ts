import { processorMs } from '@/contract/testing/processor-time';
import type { SearchDocument } from '../search-document';
import { buildIndex } from '../search-index';
import { judgedLists } from './judged-lists';

const ITEMS = 2_000;
const MOST_MS = 40;
const TURNS = 4;
const MOST_HITS = 30;

/** Each with a part number, a size and two words of its own, as a catalogue has them. */
const many = (documents: readonly SearchDocument[]): SearchDocument[] =>
  Array.from({ length: ITEMS }, (_, index) => {
    const document = documents[index % documents.length]!;
    return {
      ...document,
      href: `/${index}`,
      title: `${document.title} ${wordOf(index)}`,
      sku: `${document.sku ?? 'X'}-${index}`,
      facts: `${document.facts ?? ''}; ${index} × ${index % 97} mm`,
      text: `${document.summary} ${wordOf(7 * index + 1)} ${wordOf(index + ITEMS)}`,
    };
  });

const SYLLABLES = ['ba', 'ker', 'lo', 'mi', 'nat', 'or', 'pul', 'ri', 'sta', 'tu', 'ven', 'zo'];
/** Another for each number. */
const wordOf = (number: number): string =>
  [...(number + 20_000).toString(SYLLABLES.length)]
    .map((digit) => SYLLABLES[parseInt(digit, SYLLABLES.length)])
    .join('');

/** As many as the settings take. */
const GROUPS = Array.from({ length: 190 }, (_, index) => [
  `x${index}`,
  `${wordOf(index)} ${wordOf(index + 1)}`,
]);

const HARD = [
  'mispselt wrods taht no docmuent of tehm has in it xyzzyq',
  'e i a o u s n d t r',
  'bakerlomi natorpul ristatu venzo bakermi',
  '1 2 3 4 5 6 7 8 9 10',
];

// German looks inside of words, Chinese has a term for each pair of signs.
it.each(['en-GB', 'de-DE', 'zh-CN'])(
  `takes at most ${MOST_MS} ms of the processor in ${ITEMS} items in %s`,
  async (locale) => {
    const { language, documents, queries } = judgedLists.find(
      (list) => list.language.locale === locale,
    )!;
    const index = await buildIndex(many(documents), {
      ...language,
      meansTheSame: [...language.meansTheSame, ...GROUPS],
    });
    /** The least of some turns: on a busy machine each of them may be held up. */
    const msOf = async (query: string) => {
      const turns: number[] = [];
      while (turns.length < TURNS)
        turns.push(await processorMs(() => index.find(query, MOST_HITS)));
      return Math.min(...turns);
    };
    const slow: string[] = [];
    for (const query of [...queries.map(([typed]) => typed), ...HARD]) {
      const ms = await msOf(query);
      if (ms > MOST_MS) slow.push(`${query}: ${ms.toFixed(1)} ms`);
    }
    expect(slow).toEqual([]);
  },
);
