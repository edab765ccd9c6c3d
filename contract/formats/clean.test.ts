import { cleanText, wellFormed } from './clean';

const [RLE, RLO, PDF, LRI, PDI] = ['\u202b', '\u202e', '\u202c', '\u2066', '\u2069'];

describe('a text of content', () => {
  it.each([
    ['Größe 轴承 👨‍👩‍👧', 'Größe 轴承 👨‍👩‍👧'],
    ['half a \ud83d sign', 'half a \ufffd sign'],
    ['\udd29 and \ud83d', '\ufffd and \ufffd'],
    ['a\u0000b\u0002c\td\ne', 'abc\td\ne'],
    [`gpj${RLO}exe.`, `gpj${RLO}exe.${PDF}`],
    [`a${RLE}b${PDF}c`, `a${RLE}b${PDF}c`],
    [`a${LRI}b${RLO}c`, `a${LRI}b${RLO}c${PDF}${PDI}`],
    [`a${LRI}b${RLO}c${PDI}d`, `a${LRI}b${RLO}c${PDI}d`],
    [`a${PDF}b${PDI}`, `a${PDF}b${PDI}`],
  ])('%j is shown as %j', (text, shown) => {
    expect(cleanText(text)).toBe(shown);
    expect(cleanText(shown)).toBe(shown);
  });

  it('of markup keeps its own direction, which ends with its block', () =>
    expect(wellFormed(`<p>${RLO}a\ud83d</p>`)).toBe(`<p>${RLO}a\ufffd</p>`));
});
