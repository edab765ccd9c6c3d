import { inLanguage } from '@/lib/content/store/current-language';
import { getProducts } from '@/lib/content/store/endpoints';
import { cardPicture } from '@/lib/features/seo/card-picture';
import { holdContent } from '@/testing/hold-content';
import { pagesOf, textOf, toldIn } from '@/testing/pdf-text';
import { productWith } from '@/testing/products';
import { sentences } from '@/testing/sentences';
import { drawDataSheet } from './data-sheet';
import { balanced, columnsOf } from './fact-rows';

jest.mock('@/lib/features/seo/card-picture', () => ({ cardPicture: jest.fn() }));
process.env.LOG_LEVEL = 'silent';
process.env.SITE_URL = 'https://steel.example';

beforeEach(() => {
  jest.mocked(cardPicture).mockResolvedValue(undefined);
  return holdContent({ siteSettings: { name: 'Steel Ltd', phone: '+44 114 496 0100' } });
});

const fact = (index: number) => ({ name: `Name ${index}`, value: `Value ${index}` });

describe('a data sheet', () => {
  it('says what the product, its facts and the company are', async () => {
    const pdf = await drawDataSheet(
      productWith({
        specifications: [{ name: 'Weight', value: '96\u202fkg, ≤ 100' }],
        updatedAt: '2026-09-01T09:00:00.000Z',
      }),
    );
    const text = textOf(pdf);
    for (const part of [
      'Steel Ltd',
      'Spur gear',
      'HF-GR-1048',
      'Weight',
      '96\u00a0kg, ',
      '≤ ',
      '100',
      '+44 114 496 0100',
      '1 September 2026',
      'https://steel.example/shop-details/7',
    ]) {
      expect(text).toContain(part);
    }
    expect(pagesOf(pdf)).toBe(1);
  });

  it('is in the language that is spoken', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    ];
    await holdContent(
      {
        siteSettings: { name: 'Steel Ltd', languages },
        products: [
          { id: 1, title: 'Ring', slug: 'ring', country_of_origin: 'PL', updated_at: '2026-09-01' },
        ],
      },
      { 'de-DE': { siteSettings: {}, products: [{ id: 1, title: 'Walzring', slug: 'walzring' }] } },
    );
    const pdf = await inLanguage('de', async () => drawDataSheet((await getProducts())![0]!));
    const text = textOf(pdf);
    for (const part of [
      ...['Walzring', 'Datenblatt', 'Ursprungsland', 'Polen', '1. September 2026'],
      'https://steel.example/de/shop-details/walzring',
    ])
      expect(text).toContain(part);
  });

  it('goes on over further pages, with numbers, where there is much to say', async () => {
    const specifications = Array.from({ length: 90 }, (_, index) => fact(index));
    const pdf = await drawDataSheet(
      productWith({
        title: 'Ring '.repeat(100),
        summary: 'Long. '.repeat(300),
        specifications: [...specifications, { name: 'Code', value: 'x'.repeat(1_500) }],
      }),
    );
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(2);
    const text = textOf(pdf);
    for (const { name, value } of specifications) {
      expect(text).toContain(`${name}\n`);
      expect(text).toContain(`${value}\n`);
    }
    expect(text.match(/Ring/g)).toHaveLength(100);
    expect(text.match(/Long\./g)).toHaveLength(300);
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(1_500);
    expect(text).toContain(`${pages} / ${pages}`);
  });

  it.each(Object.entries(sentences))('has every letter in %s', async (locale, sentence) => {
    await holdContent({ siteSettings: { name: sentence, locale } });
    const value = { name: sentence, value: sentence };
    const pdf = await drawDataSheet(
      productWith({ title: sentence, summary: sentence, specifications: [value] }),
    );
    const text = textOf(pdf);
    expect(text).not.toContain('\ufffd');
    const told = toldIn(pdf);
    const found = new Set(text + told);
    expect([...sentence].filter((letter) => !found.has(letter))).toEqual([]);
  });

  it('tells readers the order of reading where glyphs stand in another', async () => {
    await holdContent({ siteSettings: { locale: 'ar' } });
    const pdf = await drawDataSheet(productWith({ title: 'حلقات فولاذية' }));
    expect(toldIn(pdf)).toContain('حلقات فولاذية');
    expect(toldIn(pdf)).toContain('ورقة بيانات');
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (ar)');
  });

  it.each([
    ['a part number', 'فولاذ 4711-A/2 (5 mm)', '4711-A/2'],
    ['an amount', 'فولاذ 4711-A/2 (5 mm)', '5 mm'],
    ['an amount alone', '2,5 mm', '2,5 mm'],
  ])('keeps %s in its order where words run from right to left', async (_, value, shown) => {
    await holdContent({ siteSettings: { locale: 'ar' } });
    const specifications = [{ name: 'الوزن', value }];
    const pdf = await drawDataSheet(productWith({ sku: undefined, specifications }));
    expect(textOf(pdf).split('\n')).toContain(shown);
  });

  it('writes its address in letters', async () => {
    await holdContent({ siteSettings: { locale: 'pl-PL' } });
    const pdf = await drawDataSheet(productWith({ slug: 'łącznik-żółty' }));
    const address = 'https://steel.example/shop-details/';
    expect(textOf(pdf).replaceAll('\n', '')).toContain(`${address}łącznik-żółty`);
    const other = await drawDataSheet(productWith({ slug: 'գործ' }));
    expect(textOf(other).replaceAll('\n', '')).toContain(address + encodeURI('գործ'));
  });

  it('speaks the language of the company', async () => {
    await holdContent({ siteSettings: { locale: 'de-DE', currency: 'EUR' } });
    const text = textOf(
      await drawDataSheet(
        productWith({
          specifications: Array.from({ length: 100 }, (_, index) => fact(index)),
          updatedAt: '2026-09-01T09:00:00.000Z',
        }),
      ),
    );
    for (const part of ['Datenblatt', 'Technische Daten', '1. September 2026']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Data sheet|Specification|further/);
  });

  it('ends long texts with where the rest stands', async () => {
    const signs = Array.from({ length: 3_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + index),
    ).join('');
    await holdContent({ siteSettings: { locale: 'zh-CN' } });
    const begun = process.cpuUsage();
    const pdf = await drawDataSheet(
      productWith({
        summary: signs.repeat(8),
        specifications: [{ name: 'Weight', value: signs.repeat(10) }, fact(1)],
      }),
    );
    const { user, system } = process.cpuUsage(begun);
    expect(user + system).toBeLessThan(10_000_000);
    const text = textOf(pdf).replaceAll('\n', '');
    expect(text.length).toBeLessThan(9_000);
    expect(text).toContain('…https://steel.example/shop-details/7');
    expect(text).not.toContain('Weight');
  });

  it('is printed without a picture that cannot be fetched', async () => {
    jest.mocked(cardPicture).mockRejectedValue(new Error('answered 502'));
    const pdf = await drawDataSheet(productWith());
    expect(textOf(pdf)).toContain('Spur gear');
  });
});

describe('rows of facts', () => {
  const row = (height: number) => ({ name: [], value: [], height });

  it('fill columns of as equal a height as they can have', () => {
    const rows = [30, 30, 30, 90].map(row);
    const heights = (columns?: { height: number }[][]) =>
      columns?.map((rows) => rows.reduce((sum, { height }) => sum + height, 0));
    expect(heights(balanced(rows, 2, 400))).toEqual([90, 90]);
    expect(balanced(rows, 1, 179)).toBeUndefined();
    expect(heights(columnsOf(rows, 100))).toEqual([90, 90]);
  });
});
