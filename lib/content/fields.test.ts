import { date, price } from './fields';

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
