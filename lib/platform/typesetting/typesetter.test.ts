import { sentences } from '@/testing/sentences';
import { typesetterFor, type Line } from './typesetter';

const setting = { style: 'text', size: 10, width: 120 } as const;

async function linesOf(
  text: string,
  width: number = setting.width,
  locale?: string,
): Promise<Line[]> {
  const typesetter = await typesetterFor([{ style: 'text', text }], locale);
  return typesetter.lines(text, { ...setting, width });
}

const oneLine = async (text: string, locale?: string): Promise<Line> =>
  (await linesOf(text, 10_000, locale))[0]!;

const glyphsOf = ({ runs }: Line) => runs.flatMap(({ glyphs }) => glyphs);

/** What stands in a line, from left to right. */
const seen = ({ runs }: Line) => runs.map(({ text }) => text.trim()).filter(Boolean);

/** Without the spaces at which lines end. */
const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');

describe('a line of text', () => {
  it.each(Object.entries(sentences))('has a glyph for every letter in %s', async (locale, text) => {
    const lines = await linesOf(text, setting.width, locale);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(glyphsOf(line).filter(({ id }) => id === 0)).toEqual([]);
      expect(line.width).toBeGreaterThan(0);
      expect(line.width).toBeLessThanOrEqual(setting.width);
    }
    const shown = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
    expect(letters(shown)).toBe(letters(text));
  });

  it('joins Arabic letters and shows them from right to left', async () => {
    const shapesOf = async (text: string) =>
      new Set(glyphsOf(await oneLine(`${text} ب`)).map(({ path }) => path.toSVG()));
    // At the beginning, in the middle and at the end; the one that stands alone is there in both.
    expect((await shapesOf('ببب')).size).toBe((await shapesOf('ب')).size + 3);
    const [last, , first] = glyphsOf(await oneLine('حلم')).map(({ codePoints }) => codePoints[0]);
    expect([first, last]).toEqual(['ح', 'م'].map((letter) => letter.codePointAt(0)));
  });

  it('keeps figures and Latin words among Arabic in their own order, and turns brackets', async () => {
    const line = await oneLine('وزن (DIN 50) كجم', 'ar');
    expect(line.isRightToLeft).toBe(true);
    const order = line.runs.flatMap(({ glyphs }) =>
      glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
    );
    expect(order.join('')).toMatch(/^مجك +\(DIN 50\) +نزو$/);
    // Whatever a title begins with, the language says where it starts.
    const title = await oneLine('HF-60 גלגל שיניים', 'he');
    expect(title.isRightToLeft).toBe(true);
    expect(seen(title).at(-1)).toBe('HF-60');
    expect((await oneLine('גלגל HF-60', 'en')).isRightToLeft).toBe(false);
    // As the algorithm has it: the figure belongs to the word before it.
    expect(seen(await oneLine('Ring من 50 mm'))).toEqual(['Ring', '50', 'من', 'mm']);
  });

  it('draws vowels of Bengali and Devanagari before the consonant that they follow', async () => {
    for (const [text, vowel] of [
      ['কি', 'ি'],
      ['कि', 'ि'],
    ] as const) {
      const [first] = glyphsOf(await oneLine(text));
      expect(first?.codePoints).toEqual([vowel.codePointAt(0)]);
    }
    // A conjunct is one letter of four signs.
    expect(glyphsOf(await oneLine('ক্ষ্য')).length).toBeLessThan(5);
  });

  it('puts the ring of a Thai syllable under its tone', async () => {
    const codes = glyphsOf(await oneLine('น้ำ')).map(({ codePoints }) => codePoints[0]);
    expect(codes).toEqual([0xe19, 0xe4d, 0xe49, 0xe32]);
  });

  it('ends between Thai words, and between Han characters but not before a comma', async () => {
    const thai = await linesOf('แหวนเหล็กกล้าตีขึ้นรูปสำหรับกังหันลม', 60);
    const words = new Intl.Segmenter('th', { granularity: 'word' });
    const starts = new Set(
      [...words.segment('แหวนเหล็กกล้าตีขึ้นรูปสำหรับกังหันลม')].map(({ segment }) => segment[0]),
    );
    expect(thai.every(({ runs }) => starts.has(runs[0]!.text[0]!))).toBe(true);
    for (const { runs } of await linesOf('轴承，轴承，轴承，轴承，', 45)) {
      expect(runs[0]!.text.startsWith('，')).toBe(false);
    }
  });

  it('breaks a word that is longer than a line', async () => {
    const word = 'Teräsrakennesuunnittelutoimistopäällikkö';
    const lines = await linesOf(word);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.flatMap(seen).join('')).toBe(word);
  });

  it('writes Han characters as the language of the company does', async () => {
    const glyphOf = async (locale: string) =>
      glyphsOf((await linesOf('骨', 100, locale))[0]!)[0]!.path.toSVG();
    expect(await glyphOf('ja')).not.toBe(await glyphOf('zh-CN'));
  });
});

describe('balanced lines', () => {
  it('are as many, but none much shorter than the others', async () => {
    const text = 'Seamless rolled rings for wind turbines and gears';
    const typesetter = await typesetterFor([{ style: 'text', text }]);
    const usual = typesetter.lines(text, { ...setting, width: 200 });
    const even = typesetter.balanced(text, { ...setting, width: 200 });
    expect(even).toHaveLength(usual.length);
    const shortest = (lines: Line[]) => Math.min(...lines.map(({ width }) => width));
    expect(shortest(even)).toBeGreaterThan(shortest(usual));
  });
});
