import { csv, guarded, harmless } from './csv';

const BY_COMMA = ['=cmd()', '+1', '-1', '@sum', ' =1', '＝1', '\t=1'];

it.each(BY_COMMA)('%j is no formula behind an apostrophe', (text) => {
  expect(harmless(text)).toContain("'");
  expect(guarded(text)).toBe(`'${text}`);
});

it.each([
  ['Hello;=cmd()', "Hello;'=cmd()"],
  ['Hello\t+1', "Hello\t'+1"],
  ['Hello\n @sum', "Hello\n' @sum"],
  ['5; 6 = 11', '5; 6 = 11'],
  ['a-b', 'a-b'],
])('of %j every piece is harmless, where it is cut', (text, expected) => {
  expect(harmless(text)).toBe(expected);
  expect(guarded(text)).toBe(text);
});

it('quotes every cell, keeps numbers, and marks the file as UTF-8', () =>
  expect(
    csv([
      ['a', 'b "c"'],
      [-1, undefined],
      ['-1', null],
    ]),
  ).toBe('\uFEFF"a","b ""c"""\r\n"-1",""\r\n"\'-1",""\r\n'));
