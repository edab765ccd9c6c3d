import { quantitiesIn } from './quantities';

it.each([
  ['96\u202fkg', [96]],
  ['1,200 kg', [1200]],
  ['1.2 t', [1200]],
  ['1,2 t', []],
  ['16.2 kg the pair', [16.2]],
  ['500 kg/h', []],
  ['Property class 8.8', []],
])('weights in %s', (text, found) => {
  expect(quantitiesIn(text, 'weight')).toEqual(found);
});

it.each([
  ['Ø\u202f860 / Ø\u202f700\u00a0×\u00a0120\u202fmm', [860, 700, 120]],
  ['1\u202f240\u202fmm', [1240]],
  ['290 ±0.05 mm', [290]],
  ['160 / 100 / 800 mm', [160, 100, 800]],
  ['1.5 m', [1500]],
  ['8 in', [203.2]],
  ['3.2–6.3 µm Ra', []],
  ['20 m²', []],
  ['m 10, z 48', []],
])('sizes in %s', (text, found) => {
  expect(quantitiesIn(text, 'size')).toEqual(found);
});

it('reads numbers as the company writes them', () => {
  expect(quantitiesIn('1.500 kg', 'weight', 'de-DE')).toEqual([1500]);
  expect(quantitiesIn('1,2 t', 'weight', 'pl-PL')).toEqual([1200]);
});
