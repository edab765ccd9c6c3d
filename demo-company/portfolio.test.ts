import { contentOf, textsOf } from './testing/company-texts';

type Item = { id: number; figures?: string; title?: string };
const list = (name: string) => contentOf<Item[]>(name);

/** What the lines below the portfolio tell of: [picture, list, item]. */
const toldElsewhere: [number, string, number][] = [
  [1, 'industrial-products', 10],
  [1, 'projects', 1],
  [2, 'case-study', 6],
  [5, 'industrial-products', 5],
  [7, 'industrial-products', 3],
  [9, 'case-study', 1],
  [11, 'industrial-products', 13],
  [12, 'industrial-products', 11],
];

describe('the figures of the portfolio', () => {
  it('tells of the project what the product says of itself', () => {
    const told = textsOf(list('projects')[0]!).join('\n');
    const product = textsOf(list('industrial-products').find(({ id }) => id === 10)!).join('\n');
    for (const fact of [/Weight \| ([\d.]+ kg)/, /(X\w+-\d)/, /(G\d+\.\d+)/, /(±[\d.]+ mm)/])
      expect([fact, fact.exec(told)?.[1]]).toEqual([fact, fact.exec(product)?.[1]]);
    const weeks = Number(/delivery \| (\d+) weeks/.exec(told)?.[1]);
    const [, from, to] = /(\d+) to (\d+) weeks/.exec(product)!;
    expect(weeks).toBeGreaterThanOrEqual(Number(from));
    expect(weeks).toBeLessThanOrEqual(Number(to));
  });

  it.each(toldElsewhere)(
    'are the same below picture %i of the portfolio and in %s',
    (id, name, of) => {
      const line = list('portfolio').find((picture) => picture.id === id)!.figures!;
      const told = textsOf(list(name).find((item) => item.id === of)!).join(' ');
      const figures = line.match(/[\w,.-]*\d[\w,.-]*/g)!;
      expect(figures.filter((figure) => !told.includes(figure))).toEqual([]);
    },
  );
});
