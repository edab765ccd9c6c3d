import { isRemembered } from './named-files';
import { compressEntry, readEntry } from './stored-entry';

const entry = { value: [{ title: 'Fräse “5”', facts: [{ name: 'Weight' }] }] };

describe('stored entries', () => {
  it('are compressed, to a fifth where items are alike', async () => {
    expect(await readEntry('/a', await compressEntry('/a', entry))).toEqual(entry);
    const list = {
      value: Array.from({ length: 1_000 }, (_, id) => ({ ...entry.value[0], id })),
    };
    const compressed = await compressEntry('/b', list);
    expect(compressed.length).toBeLessThan(JSON.stringify(list).length / 5);
    expect(await readEntry('/b', compressed)).toEqual(list);
  });

  it('parses an entry once', async () => {
    const first = await readEntry('/c', await compressEntry('/c', entry));
    expect(await readEntry('/c', await compressEntry('/c', entry))).toBe(first);
    const other = { value: [{ title: 'Other' }] };
    expect(await readEntry('/c', await compressEntry('/c', other))).toEqual(other);
    expect(await readEntry('/d', await compressEntry('/d', entry))).not.toBe(first);
  });

  it('are the same text for the same content', async () => {
    const again = { value: entry.value.map((item) => ({ ...item })) };
    expect(await compressEntry('/k', again)).toBe(await compressEntry('/k', entry));
  });

  it('keeps the items that stay when one of many changes', async () => {
    const items = Array.from({ length: 1_000 }, (_, id) => ({ id, file: `/media/a/${id}.jpg` }));
    await readEntry('/h', await compressEntry('/h', { value: items }));
    const changed = items.with(500, { id: 500, file: '/media/a/new.jpg' });
    const compressed = await compressEntry('/h', { value: changed });
    const { value } = await readEntry<{ value: typeof items }>('/h', compressed);
    expect(value).toEqual(changed);
    expect(value[7]).toBe(items[7]);
    expect(isRemembered('/media/a/new.jpg')).toBe(true);
    expect(isRemembered('/media/a/999.jpg')).toBe(true);
    expect(isRemembered('/media/a/1000.jpg')).toBe(false);
  });

  it('are read from their text where another process made them', async () => {
    const items = Array.from({ length: 250 }, (_, id) => ({ id }));
    const compressed = await compressEntry('/i', { value: items });
    expect(await readEntry('/j', compressed)).toEqual({ value: items });
  });

  it('are frozen, since all pages share them', async () => {
    const shared = await readEntry<typeof entry>('/e', await compressEntry('/e', entry));
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
