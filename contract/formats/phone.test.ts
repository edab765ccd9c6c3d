import { readPhone, telLink } from './phone';
import { phoneDigits } from './phone-text';

const href = (text: string, country: string) => readPhone(text, { country })?.value?.href;

it.each([
  ['+49 (0)711 / 123-456', 'US', 'tel:+49711123456'],
  ['0711 / 123-456', 'DE', 'tel:+49711123456'],
  ['+44 114 496 0100', 'BD', 'tel:+441144960100'],
  ['379.620.4294x1673', 'US', 'tel:+13796204294;ext=1673'],
  ['+1 379 620 4294 ext. 5', 'US', 'tel:+13796204294;ext=5'],
  ['＋81 3 1234 5678', 'US', 'tel:+81312345678'],
  ['০১৭১১-২৩৪৫৬৭', 'BD', 'tel:+8801711234567'],
  ['+8801711-234567', 'US', 'tel:+8801711234567'],
  ['06 12 34 56 78', 'FR', 'tel:+33612345678'],
  ['0049 (0)711 123456', 'DE', 'tel:+49711123456'],
  ['+49-(0)711 / 123-456', 'DE', 'tel:+49711123456'],
  ['(+49) (0)711 123456', 'US', 'tel:+49711123456'],
  ['+880 ১৭১১-২৩৪৫৬৭', 'US', 'tel:+8801711234567'],
])('%s in %s dials %s', (text, country, number) => expect(href(text, country)).toBe(number));

it.each(['call me', '12', 'n/a', '0', '+', '1'.repeat(41), 'a@b.example'])(
  '%s is refused in words',
  (text) => expect(readPhone(text, { country: 'DE' })?.fault).toMatch(/is no telephone number/),
);

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
