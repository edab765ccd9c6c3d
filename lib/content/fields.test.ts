import { date, flag, href, number, ownPath, price, seo, slug } from './fields';

it('runs in a zone east of UTC, so that days that depend on the zone show', () => {
  expect(new Date('2026-11-05T00:30:00').toISOString()).toBe('2026-11-04T18:30:00.000Z');
});

it.each([
  ['2026-11-05', '2026-11-05T00:00:00.000Z'],
  ['2026-11-05 00:30:00', '2026-11-05T00:30:00.000Z'],
  ['2026-11-05T00:30', '2026-11-05T00:30:00.000Z'],
  ['2026-11-05T00:30:00.000000Z', '2026-11-05T00:30:00.000Z'],
  ['2026-11-05 00:30:00 UTC', '2026-11-05T00:30:00.000Z'],
  ['5 November 2026', '2026-11-05T00:00:00.000Z'],
  ['November 5, 2026 12:30 AM', '2026-11-05T00:30:00.000Z'],
])('date reads %s as UTC', (text, moment) => {
  expect(date.parse(text)).toBe(moment);
});

it.each([
  ['2026-11-05T00:30:00+06:00', '2026-11-05T00:30:00.000+06:00'],
  ['2026-11-05T23:30:00.5-0500', '2026-11-05T23:30:00.500-05:00'],
  ['2026-11-05 00:30:00+06', '2026-11-05T00:30:00.000+06:00'],
  ['Thu, 05 Nov 2026 00:30:00 +0600', '2026-11-05T00:30:00.000+06:00'],
])('date keeps the day and the moment of %s', (text, moment) => {
  expect(date.parse(text)).toBe(moment);
  expect(Date.parse(moment)).toBe(Date.parse(text));
});

it.each(['soon', '2026-13-45', '', null, {}])('date ignores %j', (value) => {
  expect(date.parse(value)).toBeUndefined();
});

it.each([
  ['a date', date, '1'.repeat(100_000)],
  ['a price', price, `1${' '.repeat(100_000)}1`],
])('%s of 100,000 characters is ignored within a second', (_, field, value) => {
  const started = performance.now();
  expect(field.parse(value)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1_000);
});

it.each(['spur-gear', 'm6', 'a'])('slug accepts %s', (value) => {
  expect(slug.parse(` ${value} `)).toBe(value);
});

it.each(['7', '42', 'Spur-gear', 'a--b', '-a', 'a b', '../a', 'a'.repeat(101), '', null])(
  'slug ignores %j',
  (value) => {
    expect(slug.parse(value)).toBeUndefined();
  },
);

it.each(['/', '/faq', '/p/terms_of-use'])('ownPath accepts %s', (value) => {
  expect(ownPath.parse(value)).toBe(value);
});

it.each(['faq', '//elsewhere.example', '/a/../b', '/a?b', '/a#b', 'https://a.example', '', null])(
  'ownPath refuses %j',
  (value) => {
    expect(ownPath.safeParse(value).success).toBe(false);
  },
);

it.each(['/contact?about=1#map', '#map', 'https://a.example/', 'tel:+441', 'mailto:a@b.example'])(
  'href accepts %s',
  (value) => {
    expect(href.parse(value)).toBe(value);
  },
);

it.each([
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/a b',
  'faq',
  null,
])('href refuses %j', (value) => {
  expect(href.safeParse(value).success).toBe(false);
});

it('flag is set by true, 1 and their texts only', () => {
  expect([true, 1, '1', 'true'].map((value) => flag.parse(value))).toEqual(Array(4).fill(true));
  expect([false, 0, 'no', null, {}].map((value) => flag.parse(value))).toEqual(
    Array(5).fill(false),
  );
});

it('number reads texts and keeps to its limits', () => {
  const rating = number(0, 5);
  expect(rating.parse('4.5')).toBe(4.5);
  for (const value of [5.1, -1, '', 'five', null, NaN]) {
    expect(rating.safeParse(value).success).toBe(false);
  }
});

it('seo keeps what it can read, and is undefined where it is no record', () => {
  expect(seo.parse({ title: ' Rings ', noindex: '1', image: 7 })).toMatchObject({
    title: 'Rings',
    noindex: true,
  });
  for (const value of [undefined, null, 'Rings']) expect(seo.parse(value)).toBeUndefined();
});
