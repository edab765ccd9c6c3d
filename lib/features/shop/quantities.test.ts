import { quantitiesIn } from './quantities';

it.each([
  ['96\u202fkg', [96]],
  ['1,200 kg', [1200]],
  ['1.2 t', [1200]],
  ['1,2 t', []],
  ['16.2 kg the pair', [16.2]],
  ['500 kg/h', []],
  ['Property class 8.8', []],
  ['96 كجم', [96]],
  ['96 千克', [96]],
  ['1.2 吨', [1200]],
  ['96 কেজি', [96]],
])('weights in %s', (text, found) => {
  expect(quantitiesIn(text, 'weight', 'en-US')).toEqual(found);
});

it.each([
  ['Ø\u202f860 / Ø\u202f700\u00a0×\u00a0120\u202fmm', [860, 700, 120]],
  ['1\u202f240\u202fmm', [1240]],
  ['290 ±0.05 mm', [290]],
  ['160 / 100 / 800 mm', [160, 100, 800]],
  ['1.5 m', [1500]],
  ['8 in', [203.2]],
  ['Ø 860 × 120 مم', [860, 120]],
  ['860 毫米', [860]],
  ['86 সেমি', [860]],
  ['3.2–6.3 µm Ra', []],
  ['20 m²', []],
  ['m 10, z 48', []],
])('sizes in %s', (text, found) => {
  expect(quantitiesIn(text, 'size', 'en-US')).toEqual(found);
});

it.each([
  ['1.500 kg', 'de-DE', [1500]],
  ['1.500,5 kg', 'de-DE', [1500.5]],
  ['1.500 kg', 'en-GB', [1.5]],
  ['1 500,5 kg', 'fr-FR', [1500.5]],
  ['12,5 kg', 'en-GB', []],
  ['1,2 t', 'pl-PL', [1200]],
])('%s as %s writes it', (text, locale, found) => {
  expect(quantitiesIn(text, 'weight', locale)).toEqual(found);
});
