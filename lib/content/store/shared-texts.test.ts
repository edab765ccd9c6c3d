import { sharedTexts } from './shared-texts';

/** Strings are compared by their texts; only what they take in memory shows that they are one. */
const usedMegabytes = () => process.memoryUsage().heapUsed / 1024 / 1024;

describe('sharedTexts', () => {
  it('changes no value', () => {
    const item = {
      id: 1,
      title: 'A',
      facts: [{ name: 'A', value: '' }],
      nothing: null,
      flag: true,
    };
    expect(sharedTexts()(structuredClone(item))).toEqual(item);
    expect(['A', 7, null].map((value) => sharedTexts()(value))).toEqual(['A', 7, null]);
  });

  it('keeps equal texts once', () => {
    const share = sharedTexts();
    const line = JSON.stringify({ text: 'x'.repeat(10_000) });
    const before = usedMegabytes();
    const items = Array.from({ length: 10_000 }, () => share(JSON.parse(line) as object));
    expect(items).toHaveLength(10_000);
    // One by one they would take 100.
    expect(usedMegabytes() - before).toBeLessThan(60);
  });
});
