import { compareTexts } from './compare-texts';

const sorted = (locale: string | undefined, ...texts: string[]) =>
  texts.toSorted(compareTexts(locale)).join(' ');

it.each([
  ['de', 'Zahnrad Öse Ring', 'Öse Ring Zahnrad'],
  ['sv', 'Zinkning Öglor Axlar', 'Axlar Zinkning Öglor'],
  ['pl', 'Łożyska Maszyny Lufy', 'Lufy Łożyska Maszyny'],
  [undefined, 'rings Shafts Gears', 'Gears rings Shafts'],
])('%s: is that of the language', (locale, texts, expected) =>
  expect(sorted(locale, ...texts.split(' '))).toBe(expected),
);
