import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemsOf, itInFull, testEditor, type Item } from './test-editor';

const { payload, readContent, writeContent } = await testEditor('small');
const items = itemsOf(payload);
const { publish } = await import('@/publishing/publish');
const { importContent } = await import('@/publishing/import');

type Document = Item & { _status: string; _order: string; changed_by?: string };
const context = { seeding: true };
const collection = 'products' as never;

describe('files that were changed outside of the editor', () => {
  const read = (file = 'industrial-products') => readContent<Item[]>(file);
  const original = read();
  const write = (value: unknown, file = 'industrial-products') => writeContent(file, value);
  const save = (id: number, data: object, draft = false) =>
    items.save(collection, id, data, { draft });
  const create = (data: object) => items.create<Document>(collection, data, { draft: true });
  const find = async (id: number, draft = false) =>
    (await payload.findByID({
      collection,
      id,
      depth: 0,
      draft,
      disableErrors: true,
    })) as unknown as Document | undefined;
  const takeIn = async () => {
    const [change, ...others] = await importContent(payload);
    assert.deepEqual(others, []);
    await publish(payload);
    return change!;
  };
  const counts = ({ added, changed, removed, refused }: Awaited<ReturnType<typeof takeIn>>) => [
    added,
    changed,
    removed,
    refused,
  ];
  const change = (list: Item[], id: number, data: object) =>
    list.map((item) => (item.id === id ? { ...item, ...data } : item));

  it('change what they name, and no draft', async () => {
    const draft = await create({ title: 'Only a draft' });
    await save(2, { title: 'Drafted', _status: 'draft' }, true);
    await save(3, { _status: 'draft' });
    await publish(payload);
    write(change(read(), 2, { price: '4444.00' }));
    const taken = await takeIn();
    assert.deepEqual(counts(taken), [0, 1, 0, 0]);
    assert.match(taken.notes.join(), /has a draft in the editor, which stays/);
    assert.equal((await find(draft.id))?.title, 'Only a draft');
    assert.equal((await find(3))?._status, 'draft');
    const shown = await find(2);
    const drafted = await find(2, true);
    assert.deepEqual([shown?.title, shown?.price], [original[1]!.title, '4444.00']);
    assert.deepEqual([drafted?.title, drafted?.price], ['Drafted', '4444.00']);
    await save(3, { _status: 'published' });
    await save(2, { title: original[1]!.title, _status: 'published' });
  });

  itInFull('take nothing back that was saved since they were written', async () => {
    await save(4, { title: 'Saved by Eva' });
    write(change(change(read(), 4, { price: '1.00' }), 5, { price: '2.00' }));
    const taken = await takeIn();
    assert.deepEqual(counts(taken), [0, 1, 0, 0]);
    assert.match(taken.notes.join(), /“.+” was saved in the editor since .* stays as it is there/);
    assert.equal((await find(4))?.title, 'Saved by Eva');
    assert.deepEqual(
      read()
        .slice(3, 5)
        .map(({ title, price }) => [title, String(price)]),
      [
        ['Saved by Eva', (await find(4))?.price],
        [original[4]!.title, '2.00'],
      ],
    );
    assert.notEqual((await find(4))?.price, '1.00');
  });

  it('leave what was saved since, where they say nothing about it', async () => {
    await save(4, { title: 'Saved again' });
    const added = await items.create(collection, { title: 'New in the editor' });
    write(change(read(), 5, { price: '3.00' }));
    const taken = await takeIn();
    assert.deepEqual([...counts(taken), ...taken.notes], [0, 1, 0, 0]);
    assert.equal(read()[3]?.title, 'Saved again');
    assert.equal(read().at(-1)?.title, 'New in the editor');
    await payload.delete({ collection, id: added.id, context });
  });

  itInFull('lose to what is saved while they are taken in', async () => {
    write(change(read(), 6, { price: '6.00' }));
    const update = payload.update.bind(payload);
    payload.update = (async (options: { collection: string }) => {
      if (options.collection !== collection) return update(options as never);
      payload.update = update;
      await save(6, { title: 'Saved in between' });
      return update(options as never);
    }) as never;
    const taken = await takeIn();
    assert.deepEqual(counts(taken), [0, 0, 0, 0]);
    assert.match(taken.notes.join(), /was saved in the editor during the import/);
    assert.equal(read()[5]?.title, 'Saved in between');
    assert.notEqual(read()[5]?.price, '6.00');
  });

  itInFull('give no number of a draft to something else', async () => {
    const draft = await create({ title: 'Has a number', sku: 'D-1' });
    write([...read(), { id: draft.id, title: 'Brand new' }]);
    const taken = await takeIn();
    assert.deepEqual(counts(taken), [1, 0, 0, 0]);
    assert.match(
      taken.notes.join(),
      /“Brand new” got the number \d+: \d+ is that of “Has a number”, a draft/,
    );
    assert.equal((await find(draft.id))?.title, 'Has a number');
    const added = read().at(-1)!;
    assert.equal(added.title, 'Brand new');
    assert.notEqual(added.id, draft.id);

    write([...read(), { id: added.id + 1, title: 'Same part', sku: 'D-1' }]);
    const refused = await takeIn();
    assert.deepEqual(counts(refused), [0, 0, 0, 1]);
    assert.match(
      refused.notes.join(),
      /“Same part” was not taken in: .*“Has a number”, which is a draft/,
    );
    assert.equal(read().at(-1)?.title, 'Same part', 'the file stays until it is corrected');
    write(read().slice(0, -1));
    assert.deepEqual(await importContent(payload), []);
  });

  it('remove what they have no more, except for a draft of it', async () => {
    await save(7, { title: 'Drafted', _status: 'draft' }, true);
    write(read().filter(({ id }) => id !== 7 && id !== 8));
    const taken = await takeIn();
    assert.deepEqual(counts(taken), [0, 0, 2, 0]);
    assert.equal((await find(7, true))?.title, 'Drafted');
    assert.equal((await find(7))?._status, 'draft');
    assert.ok(read().every(({ id }) => id !== 7 && id !== 8));
  });

  itInFull('put new items into their places without touching the others', async () => {
    const versions = async () => (await payload.countVersions({ collection })).totalDocs;
    const count = await versions();
    const [first, second, ...rest] = read();
    write([{ id: 70, title: 'First' }, first, { id: 71, title: 'Second' }, second, ...rest]);
    assert.deepEqual(counts(await takeIn()), [2, 0, 0, 0]);
    assert.equal(await versions(), count + 2);
    assert.deepEqual(
      read()
        .slice(0, 4)
        .map(({ id }) => id),
      [70, first!.id, 71, second!.id],
    );
  });

  itInFull('say the order, which publishes no draft', async () => {
    await save(9, { title: 'Drafted', _status: 'draft' }, true);
    const reversed = read().toReversed();
    write(reversed);
    assert.deepEqual(counts(await takeIn()), [0, 0, 0, 0]);
    assert.deepEqual(
      read().map(({ id }) => id),
      reversed.map(({ id }) => id),
    );
    assert.equal((await find(9, true))?.title, 'Drafted');
    assert.notEqual((await find(9))?.title, 'Drafted');
    await save(9, { title: 'Published now', _status: 'published' });
    await publish(payload);
    assert.deepEqual(
      read().map(({ id }) => id),
      reversed.map(({ id }) => id),
    );
  });

  it('are the same lists where they have no numbers', async () => {
    const steps = readContent<Item[]>('timeline');
    const withoutIds = steps.map(({ id, ...step }) => (assert.ok(id > 0), step));
    write(withoutIds, 'timeline');
    assert.deepEqual(await importContent(payload), []);
    await publish(payload);
    assert.deepEqual(readContent('timeline'), steps, 'the editor writes its own numbers');

    const [first, second, ...others] = withoutIds;
    write([{ ...first, year: '1901' }, ...others, { title: 'Added', year: '1999' }], 'timeline');
    assert.deepEqual(counts(await takeIn()), [1, 1, 1, 0]);
    const after = readContent<(Item & { year: string })[]>('timeline');
    assert.deepEqual(
      after.slice(0, -1).map(({ id }) => id),
      steps.flatMap(({ id, title }) => (title === second!.title ? [] : id)),
    );
    assert.deepEqual([after[0]?.year, after.at(-1)?.title], ['1901', 'Added']);
    write(steps, 'timeline');
    await takeIn();
  });

  itInFull('name no file outside of their folder', async () => {
    const steps = readContent<Item[]>('timeline');
    const outside = { title: 'Outside', year: '1999', thumbnail: '/media/../../outside.jpg' };
    write([...steps, outside], 'timeline');
    assert.deepEqual(counts(await takeIn()), [1, 0, 0, 0]);
    const { id, ...last } = readContent<Item[]>('timeline').at(-1)!;
    assert.ok(id > 0);
    assert.deepEqual(last, { title: 'Outside', year: '1999' });
  });

  itInFull('are refused a path that a draft has, in words', async () => {
    await items.create('pages', { path: '/p/taken', name: 'Drafted' }, { draft: true });
    const pages = read('pages');
    write([...pages, { path: '/p/taken', name: 'Another' }], 'pages');
    const taken = await takeIn();
    assert.deepEqual([taken.file, ...counts(taken)], ['pages.json', 0, 0, 0, 1]);
    assert.match(taken.notes.join(), /“\/p\/taken” was not taken in: it has the address/);
    write(pages, 'pages');
    await importContent(payload);
  });

  itInFull('keep a draft of a record, and what was saved of it since', async () => {
    const record = readContent<Record<string, string>>('site-settings');
    const saveRecord = (data: object, draft = false) =>
      payload.updateGlobal({ slug: 'site-settings' as never, data: data as never, draft, context });
    const settings = async (draft: boolean) =>
      (await payload.findGlobal({ slug: 'site-settings' as never, draft })) as unknown as Record<
        string,
        string
      >;
    await saveRecord({ name: 'Drafted name', _status: 'draft' }, true);
    write({ ...record, phone: '+44 1 234' }, 'site-settings');
    assert.equal((await takeIn()).changed, 1);
    assert.deepEqual(
      [(await settings(false)).name, (await settings(false)).phone],
      [record.name, '+44 1 234'],
    );
    assert.deepEqual(
      [(await settings(true)).name, (await settings(true)).phone],
      ['Drafted name', '+44 1 234'],
    );
    await saveRecord({ name: record.name, phone: '+44 5 678', _status: 'published' });
    write({ ...record, phone: '+44 9 999' }, 'site-settings');
    assert.match((await takeIn()).notes.join(), /was saved in the editor since/);
    assert.equal((await settings(false)).phone, '+44 5 678');
  });
});
