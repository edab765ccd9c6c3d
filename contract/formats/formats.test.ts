import { readColour } from './colour';
import { readEmail } from './email';
import { readCurrency, readLanguage } from './language';
import { readHref, readLink, readPath } from './link';
import { readQuantity, writeQuantity } from './quantity';
import type { Reading } from './reading';
import { readSlug } from './slug';

const table = (
  name: string,
  read: (text: string) => Reading<unknown>,
  good: Record<string, unknown>,
  bad: string[],
) =>
  describe(name, () => {
    it.each(Object.entries(good))('%s is read', (text, value) => {
      expect(read(text)).toEqual({ value });
    });
    it.each(bad)('%j is refused in words', (text) => {
      expect(read(text)?.fault).toMatch(/^.+\.$/su);
    });
    it('is nothing where there is nothing', () => expect(read(' ')).toBeUndefined());
  });

table(
  'a slug',
  readSlug,
  {
    'spur-gear': 'spur-gear',
    größe: 'größe',
    'gro\u0308\u00dfe': 'größe',
    'łożysko-6204': 'łożysko-6204',
    'مسمار-m20': 'مسمار-m20',
    不锈钢: '不锈钢',
    เพลา: 'เพลา',
  },
  ['42', 'Spur', 'a--b', '-a', 'a_b', 'a/b', 'a b', '%41', 'x'.repeat(101), '🔩'],
);

table(
  'a link',
  readLink,
  {
    'https://example.com/a?b=1': 'https://example.com/a?b=1',
    'mailto:a@b.example': 'mailto:a@b.example',
    'tel:+491234': 'tel:+491234',
    'HTTPS://Example.com': 'https://example.com/',
  },
  [
    'javascript:alert(1)',
    'www.example.com',
    '/contact',
    'data:text/html,x',
    `https://a.example/${'x'.repeat(2000)}`,
  ],
);

table(
  'where a button leads',
  readHref,
  { '/shop?category=gears#top': '/shop?category=gears#top', '#top': '#top', 'tel:1': 'tel:1' },
  ['//evil.example', '/\\evil.example', 'shop', 'javascript:1'],
);

table(
  'a path',
  (text) => readPath(text, { locale: 'tr-TR' }),
  {
    '/': '/',
    '/Quality': '/quality',
    '/p/größe': '/p/größe',
    '/blog_2/a-b': '/blog_2/a-b',
    '/INDEX': '/index',
    '/P/KIRICI-İŞ': '/p/kırıcı-iş',
  },
  ['quality', '/a?b', '/a#b', '//a', '/a/', `/${'x'.repeat(201)}`],
);

table(
  'an e-mail address',
  readEmail,
  {
    'ada@example.com': 'ada@example.com',
    ' ada.b+c@Sub.Example.com ': 'ada.b+c@sub.example.com',
    'info@müller-stahl.example': 'info@xn--mller-stahl-thb.example',
    "o'neill@example.co.uk": "o'neill@example.co.uk",
  },
  [
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'ada',
    'ada@localhost',
    'ada@example',
    'a@b@example.com',
    'ada@-a.example',
    'ada@127.0.0.1',
    'ada@exa mple.com',
    'ada@example.com\nBcc: x@y.example',
    'ada@example.com/x',
    `${'x'.repeat(250)}@example.com`,
  ],
);

table('a colour', readColour, { '#B3400F': '#b3400f' }, ['red', '#fff', '#b3400g', 'b3400f']);
table('a language', readLanguage, { de: 'de', 'de-at': 'de-AT' }, ['German', 'e', 'de_AT']);
table('a currency', readCurrency, { eur: 'EUR', BDT: 'BDT' }, ['euro', '€', 'XYZ']);

describe('a quantity', () => {
  it.each([
    ['1.500 kg', 'en-GB', 1.5, 'kg'],
    ['1.500 kg', 'de-DE', 1500, 'kg'],
    ['1,500 kg', 'en-GB', 1500, 'kg'],
    ['4,2mm', 'pl-PL', 4.2, 'mm'],
    ['±'.slice(1) + '20 °C', 'en-US', 20, '°C'],
    ['12 %', 'de-DE', 12, '%'],
    ['6 weeks', 'en-US', 6, 'weeks'],
    ['٣ أسابيع', 'ar-EG', 3, 'أسابيع'],
    ['3', 'en-US', 3, ''],
  ])('%s in %s', (text, locale, amount, unit) => {
    expect(readQuantity(text, { locale })).toEqual({ value: { amount, unit } });
  });

  it.each(['heavy', '1,5 mm', '1.2.3 kg', '2 x 3 mm'])(
    '%s in en-GB is refused in words',
    (text) => {
      expect(readQuantity(text, { locale: 'en-GB' })?.fault).toMatch(/is no quantity/);
    },
  );

  it.each(['en-GB', 'de-DE', 'en-IN', 'ar-EG'])(
    'is read in %s as it is written there',
    (locale) => {
      for (const amount of [1.5, 1500, 0.125, 1234567])
        expect(readQuantity(writeQuantity({ amount, unit: 'kg' }, { locale }), { locale })).toEqual(
          {
            value: { amount, unit: 'kg' },
          },
        );
    },
  );
});
