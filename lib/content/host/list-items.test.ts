import { findItems } from './list-items';
import { quickestMs } from '@/contract/testing/processor-time';

const readAll = (text: string) =>
  [...findItems(Buffer.from(text)).items].map((item) => item.value());

describe('findItems', () => {
  it('reads texts of any length with quotes and escapes at any place', () => {
    const texts = Array.from({ length: 80 }, (_, length) => 'x'.repeat(length)).flatMap((plain) => [
      plain,
      `${plain}"`,
      `${plain}\\`,
      `${plain}\\"`,
      `${plain}\\\\"${plain}"],{`,
    ]);
    expect(readAll(JSON.stringify(texts))).toEqual(texts);
    expect(readAll(JSON.stringify({ status: 1, data: texts }))).toEqual(texts);
  });

  it.each([
    ['a short text', '["x'],
    ['a long text', `["${'x'.repeat(100)}`],
    ['a text after an escape', `["${'x'.repeat(100)}\\"`],
    ['a text at an escape', `["${'x'.repeat(31)}\\`],
  ])('rejects an answer that ends within %s', (_, text) => {
    expect(() => findItems(Buffer.from(text))).toThrow('not JSON');
  });

  it('reads 20 MB of escaped quotes within a second', async () => {
    const hostile = Buffer.from(`["${`${'x'.repeat(33)}\\"`.repeat(600_000)}"]`);
    const ms = await quickestMs(() => {
      expect([...findItems(hostile).items]).toHaveLength(1);
    });
    expect(ms).toBeLessThan(1_000);
  });
});
