import { compressEntry, readEntry } from './stored-entry';

const entry = { value: [{ title: 'Fräse “5”', facts: [{ name: 'Weight' }] }], fetched: 1 };

describe('stored entries', () => {
  it('are compressed, to a fifth where items are alike', async () => {
    expect(await readEntry('/a', await compressEntry(entry))).toEqual(entry);
    const list = {
      value: Array.from({ length: 1_000 }, (_, id) => ({ ...entry.value[0], id })),
    };
    const compressed = await compressEntry(list);
    expect(compressed.length).toBeLessThan(JSON.stringify(list).length / 5);
    expect(await readEntry('/b', compressed)).toEqual(list);
  });

  it('parses an entry once', async () => {
    const first = await readEntry('/c', await compressEntry(entry));
    expect(await readEntry('/c', await compressEntry(entry))).toBe(first);
    expect(await readEntry('/c', await compressEntry({ ...entry, fetched: 2 }))).toEqual({
      ...entry,
      fetched: 2,
    });
    expect(await readEntry('/d', await compressEntry(entry))).not.toBe(first);
  });

  it('are frozen, since all pages share them', async () => {
    const shared = await readEntry<typeof entry>('/e', await compressEntry(entry));
    expect(() => shared.value.push(entry.value[0] ?? { title: '', facts: [] })).toThrow(TypeError);
    expect(() => Object.assign(shared.value[0] ?? {}, { title: '' })).toThrow(TypeError);
  });

  it.each(['', 'rubbish', Buffer.from('{}').toString('base64')])('reject %j', async (stored) => {
    await expect(readEntry('/f', stored)).rejects.toThrow();
  });

  it('are read again after a failure', async () => {
    const broken = Buffer.from('rubbish').toString('base64');
    const first = readEntry('/g', broken);
    await expect(first).rejects.toThrow();
    const second = readEntry('/g', broken);
    expect(second).not.toBe(first);
    await expect(second).rejects.toThrow();
  });
});
