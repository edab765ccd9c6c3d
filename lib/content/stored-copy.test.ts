/** @jest-environment node */
import { pack, unpack } from './stored-copy';

const copy = { value: [{ title: 'Fräse “5”', facts: [{ name: 'Weight' }] }], fetched: 1 };

it('gives back what was packed, a tenth as long where items are alike', async () => {
  expect(await unpack('/a', await pack(copy))).toEqual(copy);
  const list = Array.from({ length: 1_000 }, (_, id) => ({ ...copy.value[0], id }));
  const packed = await pack(list);
  expect(packed.length).toBeLessThan(JSON.stringify(list).length / 5);
  expect(await unpack('/b', packed)).toEqual(list);
});

it('takes a copy apart once, and a newer one of the same endpoint anew', async () => {
  const first = await unpack('/c', await pack(copy));
  expect(await unpack('/c', await pack(copy))).toBe(first);
  expect(await unpack('/c', await pack({ ...copy, fetched: 2 }))).toEqual({ ...copy, fetched: 2 });
  expect(await unpack('/d', await pack(copy))).not.toBe(first);
});

it('lets no page change what all pages share', async () => {
  const shared = await unpack<typeof copy>('/e', await pack(copy));
  expect(() => shared.value.push(copy.value[0] ?? { title: '', facts: [] })).toThrow(TypeError);
  expect(() => Object.assign(shared.value[0] ?? {}, { title: '' })).toThrow(TypeError);
});

it.each(['', 'rubbish', Buffer.from('{}').toString('base64')])('refuses %j', async (stored) => {
  await expect(unpack('/f', stored)).rejects.toThrow();
});

it('tries again what could not be unpacked', async () => {
  const broken = Buffer.from('rubbish').toString('base64');
  const first = unpack('/g', broken);
  await expect(first).rejects.toThrow();
  const second = unpack('/g', broken);
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow();
});
