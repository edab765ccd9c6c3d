import { readCode } from './code';
import { plainPartNumber, plainSigns } from './plain-signs';

it('reads the digits of every script', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat('en', {
      numberingSystem: system,
      useGrouping: false,
    }).format(9_876_543_210);
    if (/^\p{Nd}+$/u.test(digits))
      expect([system, plainSigns(digits)]).toEqual([system, '9876543210']);
  }
  expect(plainSigns('𝟎𝟏𝟗𝟘𝟙𝟡𝟶𝟷𝟿')).toBe('019019019');
});

it.each([
  ['\ufeff\u200eHF\u00ad-\u200b1\u2060\u202c\ufe0f', 'HF-1'],
  ['HF\u200d-\u200c1', 'HF-1'],
  ['a\u200db', 'ab'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['خ\u200c-١', 'خ-1'],
  ['Größe ½ 轴', 'Größe ½ 轴'],
])('%j is plainly %j', (text, plain) => expect(plainSigns(text)).toBe(plain));

it.each(['HF-1 A', 'HF\u2011\u200b1\u00a0A', ' HF-1\t A\u200e', 'HF-١\u202fA'])(
  'of one part is the number %j',
  (text) => expect(plainPartNumber(text)).toBe('HF-1 A'),
);

describe('a code', () => {
  it.each([
    ...['481516', ' 481 516 ', '481-516', '481\u2011516', '481–516', '٤٨١٥١٦', '۴۸۱۵۱۶'],
    ...['৪৮১৫১৬', '४८१५१६', '４８１５１６', '\u200f481516', '\u2066481516\u2069', '481\u200b516'],
    481516,
  ])('is read from %j', (typed) => expect(readCode(typed)).toEqual({ value: '481516' }));

  it('has lost its noughts where it is a number', () =>
    expect(readCode(1234)).toEqual({ value: '001234' }));

  it.each(['', ' ', '\u200b', ' - ', null, {}])('is not there in %j', (nothing) =>
    expect(readCode(nothing)).toBeUndefined(),
  );

  it.each(['481', '481.516', 'the code', 'пароль', '1'.repeat(13)])('cannot be %j', (typed) =>
    expect(readCode(typed)?.fault).toMatch(/is no code\.$/),
  );
});
