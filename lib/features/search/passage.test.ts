import { passageOf } from './passage';

const of = (
  texts: { summary?: string; facts?: string; text?: string },
  terms: string[],
  locale = 'en-GB',
) => passageOf({ ...texts, terms: new Set(terms), locale });

const summary = 'Forged and ground. Rings are rolled from one block.';

describe('passageOf', () => {
  it('begins with the sentence that holds the words', () => {
    expect(of({ summary }, ['rings'])).toBe('… Rings are rolled from one block.');
    expect(of({ summary }, ['forged'])).toBe(summary);
  });

  it('is the beginning of the summary where nothing holds them', () => {
    expect(of({ summary, facts: 'Weight 4 kg' }, ['gear'])).toBe(summary);
    expect(of({ text: 'Made to drawing.' }, ['gear'])).toBeUndefined();
    expect(of({}, ['gear'])).toBeUndefined();
  });

  it('is no fact that is the word itself', () => {
    const [facts, text] = ['Gears; Weight 4 kg', 'Cut in one clamping. Every gear is measured.'];
    expect(of({ summary, facts, text }, ['gear', 'gears'])).toBe('… Every gear is measured.');
    expect(of({ summary, facts }, ['gears'])).toBe(summary);
  });

  it('takes what holds most of them, of facts and texts as well', () => {
    const facts = 'Gears; Weight 4 kg; Material 42CrMo4';
    expect(of({ summary, facts }, ['42crmo4'])).toBe('Material 42CrMo4');
    const text = 'A gear. A gear is ground to class 6.';
    expect(of({ summary: 'A gear.', text }, ['gear', 'ground'])).toBe(
      '… A gear is ground to class 6.',
    );
  });

  it('counts both words of one with a hyphen', () => {
    const text = 'Hubs are heated. Crates are of heat-treated timber.';
    expect(of({ text }, ['heated', 'heat', 'treated', 'heattreated'])).toBe(
      '… Crates are of heat-treated timber.',
    );
  });

  it('finds its place behind accents of two signs', () => {
    const text = `${'re\u0301sume\u0301 '.repeat(60)}gear is ground.`;
    expect(of({ text }, ['gear'])).toMatch(/^… (?:résumé ){6,7}gear is ground\.$/);
  });

  it('says where the text of the index is cut', () => {
    expect(of({ text: 'One. The gear goes' }, ['gear'])).toBe('… The gear goes …');
  });

  it('is short, and cut between words', () => {
    const long = `${'forging '.repeat(60)}gear ${'rolling '.repeat(60)}end.`;
    const passage = of({ text: long }, ['gear'])!;
    expect(passage.length).toBeLessThan(170);
    expect(passage).toMatch(/^… (?:forging )+gear (?:rolling )+…$/);
    expect(of({ summary: 'x'.repeat(5_000) }, ['gear'])).toBe(`${'x'.repeat(160)} …`);
  });

  it.each([
    ['zh-CN', '轴承是锻造的。齿轮经过磨削。', ['齿轮'], '… 齿轮经过磨削。'],
    ['ar-EG', 'هذا خاتم. هذا مُسنّن من الفولاذ.', ['مسنن'], '… هذا مُسنّن من الفولاذ.'],
    ['bn-BD', 'এটি একটি বলয়। গিয়ারটি ইস্পাতের।', ['গিয়ারটি'], '… গিয়ারটি ইস্পাতের।'],
  ])('reads sentences of %s', (locale, text, terms, passage) => {
    expect(of({ summary: text }, terms, locale)).toBe(passage);
  });
});
