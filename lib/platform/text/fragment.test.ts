import { fragmentOf, uniqueFragments } from './fragment';

test.each([
  ['Oil & gas', 'oil-gas'],
  ['Gro\u0308\u00dfe', 'gr\u00f6\u00dfe'],
  ['Качество', 'качество'],
  ['±', 'b1'],
  ['İŞ MAKİNESİ', 'iş-makinesi'],
])('the fragment of %s', (title, fragment) => {
  expect(fragmentOf(title)).toBe(fragment);
});

test('a fragment has the small letters of its language', () => {
  expect(fragmentOf('KIRICI İŞ', 'tr-TR')).toBe('kırıcı-iş');
  expect(fragmentOf('KIRICI')).toBe('kirici');
});

test('of titles on one page each has its own', () => {
  expect(uniqueFragments(['Rail', 'Part 3', 'Rail', undefined, 'Part 4', ''])).toEqual([
    'rail',
    'part-3',
    'part-9',
    'part-4',
    'part-5',
    'part-6',
  ]);
});
