import { describePage } from './describe-page';

const described = (description: string) =>
  describePage({ title: 'A page', description, path: '/a-page' }).description ?? '';

describe('describePage', () => {
  it('keeps a description that fits', () => {
    const text = 'x'.repeat(250);
    expect(described(text)).toBe(text);
  });

  it('ends with the last whole sentence that fits, in English and in Chinese', () => {
    const sentence = 'A ring is rolled from a pierced disc at 1 150 degrees.';
    expect(described(`${sentence} ${'word '.repeat(60)}`)).toBe(sentence);
    const chinese = `${'锻'.repeat(60)}。`;
    expect(described(chinese + '造'.repeat(300))).toBe(chinese);
  });

  it('ends with the last whole word if no sentence fits', () => {
    expect(described('forging '.repeat(60))).toBe(`${'forging '.repeat(31)}…`);
  });

  it('cuts a word rather than become too short', () => {
    const text = described(`锻造 ${'造'.repeat(300)}`);
    expect(text).toMatch(/^锻造 造+…$/);
    expect([...text]).toHaveLength(251);
  });

  it('does not split surrogate pairs', () => {
    expect(described('🔩'.repeat(300))).toMatch(/^(🔩)+…$/u);
  });
});
