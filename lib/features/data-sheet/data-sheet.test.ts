import { inflateSync } from 'node:zlib';
import { getSiteSettings } from '@/lib/content/endpoints';
import { cardPicture } from '@/lib/features/seo/card-picture';
import { productWith } from '@/lib/testing/products';
import { settingsWith } from '@/lib/testing/settings';
import { drawDataSheet } from './data-sheet';
import { factRows } from './fact-rows';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => Promise<unknown>) => load }));
jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints');
jest.mock('@/lib/features/seo/card-picture', () => ({ cardPicture: jest.fn() }));
process.env.LOG_LEVEL = 'silent';
process.env.SITE_URL = 'https://steel.example';

beforeEach(() => {
  jest.mocked(cardPicture).mockResolvedValue(undefined);
  jest.mocked(getSiteSettings).mockResolvedValue({
    ...settingsWith({}),
    name: 'Steel Ltd',
    phone: { text: '+44 114 496 0100', href: 'tel:+441144960100' },
  });
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
      '96\u00a0kg, <= 100',
      '+44 114 496 0100',
      '1 September 2026',
      'https://steel.example/shop-details/7',
    ]) {
      expect(text).toContain(part);
    }
    expect(pagesOf(pdf)).toBe(1);
  });

  it('stays on one page, however much there is to say', async () => {
    const specifications = Array.from({ length: 100 }, (_, index) => fact(index));
    const pdf = await drawDataSheet(
      productWith({
        title: 'Gear '.repeat(100),
        summary: 'Long. '.repeat(500),
        specifications,
      }),
    );
    expect(pagesOf(pdf)).toBe(1);
    expect(textOf(pdf)).toMatch(/\d+ further facts: https:/);
  });

  it('speaks the language of the company', async () => {
    const company = { ...settingsWith({}), locale: 'de-DE', currency: 'EUR' };
    jest.mocked(getSiteSettings).mockResolvedValue(company);
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
    expect(text).toMatch(/\d+ weitere .*: https:/);
    expect(text).not.toMatch(/Data sheet|Specification|further/);
  });

  it('is printed without a picture that cannot be fetched', async () => {
    jest.mocked(cardPicture).mockRejectedValue(new Error('answered 502'));
    const pdf = await drawDataSheet(productWith());
    expect(textOf(pdf)).toContain('Spur gear');
  });
});

describe('factRows', () => {
  it.each([
    [8, 1, 8, 0],
    [30, 2, 30, 0],
    [100, 2, 60, 40],
  ])('gives %d facts %d columns', (count, columns, shown, left) => {
    const facts = Array.from({ length: count }, (_, index) => fact(index));
    const rows = factRows(facts, 390);
    expect([rows.columns, rows.rows.length, rows.left]).toEqual([columns, shown, left]);
  });
});

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** What a reader copies out of the page: glyphs by the character maps of their fonts. */
function textOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body = '']) => [id, body]),
  );
  const streamOf = (body: string): string => {
    const data = /stream\n([^]*)\nendstream/.exec(body)?.[1] ?? '';
    const bytes = Buffer.from(data, 'latin1');
    return (body.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      return [name, charactersIn(streamOf(objects.get(map) ?? ''))];
    }),
  );
  const contents = /\/Contents (\d+) 0 R/.exec(source)?.[1];
  let characters: string[] = [];
  let text = '';
  for (const [, font, shown] of streamOf(objects.get(contents) ?? '').matchAll(
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (font) characters = fonts.get(font) ?? [];
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/g)) {
      for (const [code] of hex.matchAll(/.{4}/g)) text += characters[parseInt(code, 16)] ?? '?';
    }
    if (shown) text += '\n';
  }
  return text;
}

/** By the number of the glyph. */
function charactersIn(map: string): string[] {
  const found: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const codes = hex.match(/.{4}/g)?.map((code) => parseInt(code, 16)) ?? [];
      found[parseInt(first, 16) + index] = String.fromCharCode(...codes);
    });
  }
  return found;
}
