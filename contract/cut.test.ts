import { bytesOf, cut, cutBytes } from './cut';

describe('a text that is cut', () => {
  it.each([
    ['Flange', 10, 'Flange'],
    ['Flange', 3, 'Fla'],
    ['ab🔩', 3, 'ab'],
    ['ab🇧🇩🇵🇱', 6, 'ab🇧🇩'],
    ['ab🇧🇩🇵🇱', 8, 'ab🇧🇩'],
    ['a👨‍👩‍👧b', 6, 'a'],
    ['a👍🏽', 3, 'a'],
    [`e${'\u0301'}e${'\u0301'}`, 3, `e${'\u0301'}`],
    ['เหล็ก', 4, 'เหล็'],
    ['নকশা', 3, 'নক'],
    ['a\r\nb', 2, 'a'],
  ])('%j at %d is %j', (text, most, expected) => expect(cut(text, most)).toBe(expected));

  it('never ends in half a sign, and is never longer', () => {
    const text = 'x👨‍👩‍👧🇧🇩👍🏽ก็é'.repeat(20);
    const whole = [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
    for (let most = 0; most < text.length; most++) {
      const start = cut(text, most);
      expect(start.length).toBeLessThanOrEqual(most);
      expect([0, ...whole]).toContain(start.length);
    }
  });

  it('is cut by its bytes, too', () => {
    expect(cutBytes('größe', 6)).toBe('größ');
    expect(cutBytes('größe', 3)).toBe('gr');
    expect(cutBytes('轴承', 5)).toBe('轴');
    expect(cutBytes('a🇧🇩', 8)).toBe('a');
    expect(cutBytes('flange', 6)).toBe('flange');
    expect(bytesOf('轴承')).toBe(6);
  });

  it('is cut within a sign that has no end', () => {
    expect(cut(`a${'\u0301'.repeat(500)}`, 10)).toHaveLength(10);
    expect(cut('👨'.repeat(3), 1)).toBe('');
  });
});
