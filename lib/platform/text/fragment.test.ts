import { fragmentOf, uniqueFragments } from './fragment';

test.each([
  ['Oil & gas', 'oil-gas'],
  ['Gro\u0308\u00dfe', 'gr\u00f6\u00dfe'],
  ['Качество', 'качество'],
  ['±', 'b1'],
])('the fragment of %s', (title, fragment) => {
  expect(fragmentOf(title)).toBe(fragment);
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
