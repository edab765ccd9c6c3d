import { phones } from '../testing/written-fields';
import { readPhone, telLink } from './phone';
import { phoneDigits } from './phone-text';
import { regionOf } from './region';

it.each(phones.map((row) => [row.text, row.locale, row] as const))(
  '%s in %s',
  (text, _, { means, says, ...company }) => {
    const phone = readPhone(text, regionOf(company));
    expect(phone?.value?.href).toBe(means);
    if (says) expect(phone?.fault).toMatch(says);
  },
);

it('refuses in words what is longer than its place', () =>
  expect(readPhone('1'.repeat(41), { country: 'DE' })?.fault).toMatch(/is no telephone number/));

it('keeps what was written, and is nothing where there is nothing', () => {
  expect(readPhone(' 0711 123456 ', { country: 'DE' })?.value?.text).toBe('0711 123456');
  expect(readPhone('', { country: 'DE' })).toBeUndefined();
});

it.each([
  ['0711 123456', 'tel:+49711123456'],
  // No number of a country, but of a switchboard, or with a digit too many.
  ['+49 (0)711 123456789012', 'tel:+49711123456789012'],
  ['+49 711 1234567890123', 'tel:+497111234567890123'],
  ['১২৩৪৫-৬৭৮৯০১২৩৪৫৬', 'tel:1234567890123456'],
  ['Call 0711 123456 or 0172 123456', undefined],
  ['12', undefined],
  ['n/a', undefined],
])('of a host %s leads to %s', (text, link) => expect(telLink(text, { country: 'DE' })).toBe(link));

it.each([
  ['call me', undefined],
  ['12', undefined],
  ['০১৭১১', '01711'],
  ['+49 (0)711-1', '+497111'],
  ['0711 123456 Durchwahl 5', '07111234565'],
])('without its country %s has the digits %s', (text, digits) =>
  expect(phoneDigits(text)).toBe(digits),
);
