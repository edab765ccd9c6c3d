import { readPhone } from './phone';

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
])('%s in %s dials %s', (text, country, number) => expect(href(text, country)).toBe(number));

it.each(['call me', '12', 'n/a', '0', '+', '1'.repeat(41), 'a@b.example'])(
  '%s is refused in words',
  (text) => expect(readPhone(text, { country: 'DE' })?.fault).toMatch(/is no telephone number/),
);

it('keeps what was written, and is nothing where there is nothing', () => {
  expect(readPhone(' 0711 123456 ', { country: 'DE' })?.value?.text).toBe('0711 123456');
  expect(readPhone('', { country: 'DE' })).toBeUndefined();
});
