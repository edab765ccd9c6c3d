import * as z from 'zod';
import { HostResponseError } from '@/lib/content/host/errors';
import { DEFAULT_REGION } from '@/contract/formats/region';
import { factsField } from '@/contract/records/shared';
import { hostFields } from './host-fields';
import type { HostReading } from './warnings';
import { listEnvelope, parseItems, recordEnvelope } from './lists';

const item = { id: 1 };

describe('listEnvelope', () => {
  const envelope = listEnvelope(z.unknown());

  it.each([
    ['a bare list', [item]],
    ['a list in data', { data: [item] }],
    ['a paginator', { data: { data: [item], current_page: 1 } }],
    ['a list beside a status', { status: 200, data: [item] }],
  ])('accepts %s', (_, body) => expect(envelope.parse(body)).toEqual([item]));

  it.each([
    [null],
    [undefined],
    [7],
    ['[]'],
    [{}],
    [{ data: null }],
    [{ data: { data: {} } }],
    [true],
  ])('rejects %j', (body) => expect(() => envelope.parse(body)).toThrow('expected a list'));
});

describe('recordEnvelope', () => {
  const envelope = recordEnvelope(z.looseObject({}));

  it('accepts a record in data or bare', () => {
    expect(envelope.parse({ data: { phone: '1' } })).toEqual({ phone: '1' });
    expect(envelope.parse({ phone: '1' })).toEqual({ phone: '1' });
  });

  it.each([[null], [[]], [{ data: null }], [{ data: [] }], ['x']])('rejects %j', (body) =>
    expect(() => envelope.parse(body)).toThrow('expected a record'),
  );
});

describe('parseItems', () => {
  const schema = () => z.object({ id: z.number() });

  it('drops a malformed item with its reason and keeps the order of the others', async () => {
    const { items, dropped } = await parseItems(
      [{ id: 1 }, null, { id: 'x' }, { id: 2 }],
      schema,
      DEFAULT_REGION,
    );
    expect(items).toEqual([{ id: 1 }, { id: 2 }]);
    expect(dropped.map(({ index }) => index)).toEqual([1, 2]);
    expect(dropped[1]?.reason).toMatch(/id/);
  });

  it('drops an item on which the schema throws', async () => {
    const throwing = () =>
      schema().transform(({ id }) => {
        if (id === 1) throw new RangeError('too deep');
        return id;
      });
    expect(await parseItems([{ id: 1 }, { id: 2 }], throwing, DEFAULT_REGION)).toMatchObject({
      items: [2],
      dropped: [{ index: 0, reason: 'RangeError' }],
    });
  });

  it('returns a warning for what is left out of an item that stays', async () => {
    const listing = (reading: HostReading) => z.object({ facts: factsField(hostFields(reading)) });
    const fact = { name: 'Weight', value: 4 };
    const { items, dropped, warnings } = await parseItems(
      [{ facts: [fact, null, { name: 'x' }] }, { facts: [fact] }, { facts: [7] }],
      listing,
      DEFAULT_REGION,
    );
    expect(items.map(({ facts }) => facts.length)).toEqual([1, 1, 0]);
    expect(dropped).toEqual([]);
    expect(warnings).toMatchObject([
      { index: 0, reason: expect.stringMatching(/^2 of 3 entries: \S/) },
      { index: 2, reason: expect.stringMatching(/^1 of 1 entries: \S/) },
    ]);
  });

  it('keeps the warnings of two lists apart that are parsed at the same time', async () => {
    const slow = (reading: HostReading) =>
      z.object({ facts: factsField(hostFields(reading)) }).refine(() => {
        const end = performance.now() + 6;
        while (performance.now() < end);
        return true;
      });
    const [faulty, good] = await Promise.all([
      parseItems(Array(6).fill({ facts: [7] }), slow, DEFAULT_REGION),
      parseItems(Array(6).fill({ facts: [] }), slow, DEFAULT_REGION),
    ]);
    expect([faulty.warnings.length, good.warnings.length]).toEqual([6, 0]);
  });

  it('accepts an empty list, but not one without a usable item', async () => {
    expect((await parseItems([], schema, DEFAULT_REGION)).items).toEqual([]);
    await expect(parseItems([null, 7], schema, DEFAULT_REGION)).rejects.toThrow(HostResponseError);
  });

  it('lets other work run while it parses a long list', async () => {
    let turns = 0;
    const other = setInterval(() => (turns += 1), 0);
    const slow = () =>
      schema().refine(() => {
        const end = performance.now() + 5;
        while (performance.now() < end);
        return true;
      });
    const { items } = await parseItems(
      Array.from({ length: 50 }, (_, id) => ({ id })),
      slow,
      DEFAULT_REGION,
    );
    clearInterval(other);
    expect(items).toHaveLength(50);
    expect(turns).toBeGreaterThan(5);
  });
});
