/** @jest-environment node */
import { z } from 'zod';
import { ContentShapeError } from './errors';
import * as field from './fields';
import { parseItems, unwrapList, unwrapRecord } from './lists';

const item = { id: 1 };

describe('unwrapList', () => {
  it.each([
    ['a bare list', [item]],
    ['a list in data', { data: [item] }],
    ['a paginator', { data: { data: [item], current_page: 1 } }],
    ['a list beside a status', { status: 200, data: [item] }],
  ])('takes %s', (_, body) => expect(unwrapList(body)).toEqual([item]));

  it.each([
    [null],
    [undefined],
    [7],
    ['[]'],
    [{}],
    [{ data: null }],
    [{ data: { data: {} } }],
    [true],
  ])('refuses %j', (body) => expect(() => unwrapList(body)).toThrow(ContentShapeError));
});

describe('unwrapRecord', () => {
  it('takes a record in data or bare', () => {
    expect(unwrapRecord({ data: { phone: '1' } })).toEqual({ phone: '1' });
    expect(unwrapRecord({ phone: '1' })).toEqual({ phone: '1' });
  });

  it.each([[null], [[]], [{ data: null }], [{ data: [] }], ['x']])('refuses %j', (body) =>
    expect(() => unwrapRecord(body)).toThrow(ContentShapeError),
  );
});

describe('parseItems', () => {
  const schema = z.object({ id: z.number() });

  it('drops a malformed item with its reason and keeps the others in order', async () => {
    const { items, dropped } = await parseItems([{ id: 1 }, null, { id: 'x' }, { id: 2 }], schema);
    expect(items).toEqual([{ id: 1 }, { id: 2 }]);
    expect(dropped.map(({ index }) => index)).toEqual([1, 2]);
    expect(dropped[1]?.reason).toMatch(/id/);
  });

  it('drops an item whose check throws', async () => {
    const throwing = schema.transform(({ id }) => {
      if (id === 1) throw new RangeError('too deep');
      return id;
    });
    expect(await parseItems([{ id: 1 }, { id: 2 }], throwing)).toMatchObject({
      items: [2],
      dropped: [{ index: 0, reason: 'RangeError: too deep' }],
    });
  });

  it('says what it leaves out inside an item that stays', async () => {
    const listing = z.object({ facts: field.facts });
    const fact = { name: 'Weight', value: 4 };
    const { items, dropped, partly } = await parseItems(
      [{ facts: [fact, null, { name: 'x' }] }, { facts: [fact] }, { facts: [7] }],
      listing,
    );
    expect(items.map(({ facts }) => facts.length)).toEqual([1, 1, 0]);
    expect(dropped).toEqual([]);
    expect(partly).toMatchObject([
      { index: 0, reason: expect.stringMatching(/^2 of 3 entries: \S/) },
      { index: 2, reason: expect.stringMatching(/^1 of 1 entries: \S/) },
    ]);
  });

  it('takes an empty list as empty, but a list of rubbish as a fault of the host', async () => {
    expect((await parseItems([], schema)).items).toEqual([]);
    await expect(parseItems([null, 'x'], schema)).rejects.toThrow(ContentShapeError);
  });

  it('lets others have their turn while it reads a long list', async () => {
    let turns = 0;
    const other = setInterval(() => (turns += 1), 0);
    const slow = schema.refine(() => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      return true;
    });
    const { items } = await parseItems(
      Array.from({ length: 50 }, (_, id) => ({ id })),
      slow,
    );
    clearInterval(other);
    expect(items).toHaveLength(50);
    expect(turns).toBeGreaterThan(5);
  });
});
