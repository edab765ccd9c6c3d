import type { SearchDocument } from './search-document';
import { buildIndex } from './search-index';

const product = (title: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'product',
  href: `/shop-details/${title}`,
  title,
  ...rest,
});

const documents = [
  product('Spur gear', { sku: 'HS-4711', facts: 'Weight 96 kg; Module 10' }),
  product('Helical gear', { sku: 'HS-4712', facts: 'Diameter Ø 860 mm' }),
  product('Crankshaft', { summary: 'Forged under a press of 31.5 MN.' }),
  product('Bearing', { text: 'Runs beside any spur gear.' }),
  product('Lever', { text: 'Made since this year.' }),
];

const english = { locale: 'en-GB', meansTheSame: [] };

const found = async (query: string) =>
  (await buildIndex(documents, english)).find(query, 10).hits.map(({ title }) => title);

describe('search index', () => {
  it.each([
    ['spur gear', ['Spur gear', 'Bearing']],
    ['HS-4711', ['Spur gear']],
    ['hs4712', ['Helical gear']],
    ['crank', ['Crankshaft']],
    ['crankshft', ['Crankshaft']],
    ['31.5 MN', ['Crankshaft']],
    ['31,5mn', ['Crankshaft']],
    ['Ø 860', ['Helical gear']],
    ['gear unobtainium', ['Spur gear', 'Helical gear', 'Bearing']],
    ['runs beside of gear', ['Bearing']],
    ['cheese', []],
    ['?', []],
  ])('%s', async (query, titles) => {
    expect((await found(query)).sort()).toEqual(titles.sort());
  });

  it.each([
    ['HS-\u200b4711', 'Spur gear'],
    ['\u2066HS\u00ad4711\u2069', 'Spur gear'],
    ['HS-٤٧١١', 'Spur gear'],
    ['Ø\u200e ۸۶۰', 'Helical gear'],
    ['spu\u200br', 'Spur gear'],
    ['٣١٫٥ MN', 'Crankshaft'],
  ])('%j finds the %s', async (query, title) => expect(await found(query)).toContain(title));

  it('holds nothing that nobody sees', async () => {
    const copied = [product('Ku\u200b\u0308hler', { sku: 'K\u200f-\u200b٤٠' })];
    const index = await buildIndex(copied, { locale: 'de-DE', meansTheSame: [] });
    for (const query of ['Kühler', 'Kuehler', 'K-40', 'k40'])
      expect([query, index.find(query, 9).total]).toEqual([query, 1]);
  });

  it('puts a title before a text', async () => {
    expect(await found('spur gear')).toEqual(['Spur gear', 'Bearing']);
  });

  it('says which words were found and how many hits there are', async () => {
    const { hits, total } = (await buildIndex(documents, english)).find('gea', 1);
    expect(total).toBe(3);
    expect(hits).toHaveLength(1);
    expect([...hits[0]!.terms]).toEqual(['gear']);
  });
});

/** Titles that are found in texts of a language, the best first. */
const foundIn = async (
  locale: string,
  titles: string[],
  query: string,
  meansTheSame: string[][] = [],
) =>
  (
    await buildIndex(
      titles.map((title) => product(title)),
      { locale, meansTheSame },
    )
  )
    .find(query, 10)
    .hits.map(({ title }) => title);

describe('words of every language', () => {
  it.each([
    ['en-GB', 'DN 50', ['Valve DN 50', 'Valve PN 50, DN 80'], ['Valve DN 50']],
    ['en-GB', 'EN10204', ['To EN 10204'], ['To EN 10204']],
    ['en-GB', 'M20 bolt', ['Bolts, M20', 'Bolts, M16'], ['Bolts, M20']],
    ['en-GB', '80x120x20', ['80 × 120 × 20', '80 × 120 × 25'], ['80 × 120 × 20']],
    ['en-GB', '64314', ['Part 0064314'], ['Part 0064314']],
    ['en-GB', 'ball bearing', ['Ballbearing'], ['Ballbearing']],
    ['en-GB', 'ballbearing', ['Ball bearing'], ['Ball bearing']],
    ['en-GB', 'forge', ['Forging'], ['Forging']],
    ['en-GB', 'lfange', ['Flange', 'Plate'], ['Flange']],
    ['en-GB', 'egar', ['Gear', 'Year'], []],
    ['en-GB', 'ring', ['Engineering', 'Ring'], ['Ring']],
    ['de-DE', 'überwachung', ['Zustandsüberwachung'], ['Zustandsüberwachung']],
    ['de-DE', 'ring', ['Lagerring'], ['Lagerring']],
    ['de-DE', 'fuesse', ['Stellfüße', 'Fuß'], ['Fuß', 'Stellfüße']],
    ['de-DE', '1500 U/min', ['Motor, 1.500 U/min'], ['Motor, 1.500 U/min']],
    ['zh-CN', '轴承', ['深沟球轴承', '球阀'], ['深沟球轴承']],
    ['zh-CN', '泵', ['离心泵', '球阀'], ['离心泵']],
    ['th-TH', 'ตลับลูกปืน', ['ขายตลับลูกปืนเม็ดกลม', 'วาล์ว'], ['ขายตลับลูกปืนเม็ดกลม']],
    ['ko-KR', '베어링', ['볼베어링을 만듭니다', '베어링을'], ['베어링을']],
    ['bn-BD', 'ইস্পাত', ['ইস্পাত রিং', 'তামা'], ['ইস্পাত রিং']],
  ])('%s: %s', async (locale, query, titles, expected) => {
    expect((await foundIn(locale, titles, query)).sort()).toEqual(expected.sort());
  });

  it('have others that mean the same, in both directions and in any form', async () => {
    const titles = ['Ultrasonic testing', 'Ultrasonic cleaning', 'UT level 2'];
    const groups = [['UT', 'ultrasonic testing']];
    expect(await foundIn('en-GB', titles, 'UT', groups)).toEqual([
      'UT level 2',
      'Ultrasonic testing',
    ]);
    expect(await foundIn('en-GB', titles, 'ultrasonic tests', groups)).toContain('UT level 2');
    expect(await foundIn('en-GB', titles, 'UT')).toEqual(['UT level 2']);
  });

  it('are most of a query where no text has all', async () => {
    const titles = ['Forged steel shaft', 'Steel plate', 'Brass plate'];
    expect((await foundIn('en-GB', titles, 'forged shaft of brass'))[0]).toBe('Forged steel shaft');
  });
});
