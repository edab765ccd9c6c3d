import { piecesOf } from './pieces';

describe('piecesOf', () => {
  it('keeps the text and marks the words that were looked for', () => {
    expect(piecesOf('A press of 31.5 MN.', new Set(['press', '31.5mn']))).toEqual([
      { text: 'A ', found: false },
      { text: 'press', found: true },
      { text: ' of ', found: false },
      { text: '31.5 MN', found: true },
      { text: '.', found: false },
    ]);
  });
});
