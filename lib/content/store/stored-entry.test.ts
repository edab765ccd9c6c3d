import { packEntry, unpackEntry } from './stored-entry';

const value = [{ title: 'Fräse “5”', facts: [{ name: 'Weight' }] }];

describe('packed content', () => {
  it('is what it was, to a fifth where items are alike', async () => {
    const packed = await packEntry('/a', value);
    expect(packed.value).toEqual(value);
    expect((await unpackEntry('/a', packed.bytes)).value).toEqual(value);
    const list = Array.from({ length: 1_000 }, (_, id) => ({ ...value[0], id }));
    const { bytes } = await packEntry('/b', list);
    expect(bytes.length).toBeLessThan(JSON.stringify(list).length / 5);
    expect((await unpackEntry('/b', bytes)).value).toEqual(list);
  });

  it.each([null, [], { name: 'Forge', logo: { src: '/media/a/logo.svg' } }])(
    'can be %j',
    async (content) => {
      const { bytes, value: own } = await packEntry('/c', content);
      expect(own).toEqual(content);
      expect((await unpackEntry('/c', bytes)).value).toEqual(content);
    },
  );

  it('has one version for the same content, and another for other', async () => {
    const versionOf = async (content: unknown) => (await packEntry('/d', content)).version;
    const version = await versionOf(value);
    expect(await versionOf(structuredClone(value))).toBe(version);
    expect(await versionOf([...value, { title: 'b' }])).not.toBe(version);
    expect(await versionOf([])).not.toBe(await versionOf(null));
  });

  it('keeps the items that stay when one of many changes, and names the files of all', async () => {
    const items = Array.from({ length: 1_000 }, (_, id) => ({ id, file: `/media/a/${id}.jpg` }));
    await packEntry('/e', items);
    const changed = items.with(500, { id: 500, file: '/media/a/new.jpg' });
    const { value: kept, files } = await packEntry('/e', changed);
    expect(kept).toEqual(changed);
    expect((kept as typeof items)[7]).toBe(items[7]);
    expect(files).toEqual(new Set(changed.map(({ file }) => file)));
  });

  it('is frozen, as nobody owns it', async () => {
    const { bytes, value: own } = await packEntry('/f', value);
    for (const content of [own, (await unpackEntry('/f', bytes)).value] as (typeof value)[]) {
      expect(() => content.pop()).toThrow();
      expect(() => content[0]!.facts.pop()).toThrow();
    }
  });

  it('is refused where it is damaged or ends in the middle', async () => {
    const { bytes } = await packEntry('/g', value);
    await expect(unpackEntry('/g', bytes.subarray(0, bytes.length / 2))).rejects.toThrow();
    await expect(unpackEntry('/g', Buffer.from('text'))).rejects.toThrow();
  });
});
