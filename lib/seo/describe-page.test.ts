import { describePage } from './describe-page';

const described = (description: string) =>
  describePage({ title: 'A page', description, path: '/a-page' }).description ?? '';

it('leaves alone what fits', () => {
  const text = 'x'.repeat(250);
  expect(described(text)).toBe(text);
});

it('ends with the last whole sentence that fits, in Latin and in Chinese', () => {
  const sentence = 'A ring is rolled from a pierced disc at 1 150 degrees.';
  expect(described(`${sentence} ${'word '.repeat(60)}`)).toBe(sentence);
  const chinese = `${'锻'.repeat(60)}。`;
  expect(described(chinese + '造'.repeat(300))).toBe(chinese);
});

it('ends with the last whole word where no sentence does', () => {
  expect(described('forging '.repeat(60))).toBe(`${'forging '.repeat(31)}…`);
});

it('cuts a word rather than say too little', () => {
  const text = described(`锻造 ${'造'.repeat(300)}`);
  expect(text).toMatch(/^锻造 造+…$/);
  expect([...text]).toHaveLength(251);
});

it('cuts no character in two', () => {
  expect(described('🔩'.repeat(300))).toMatch(/^(🔩)+…$/u);
});
