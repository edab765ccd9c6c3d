import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { itemsOf, testEditor, type Item } from './test-editor';

const { payload, content, pathOf, readContent } = await testEditor('small');
const { failingSince, pauseBefore } = await import('@/publishing/publish-queue');
const { PublishState } = await import('@/components/publish-state');

const WAIT_MS = 20_000;

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!isSo()) {
    assert.ok(Date.now() < end, 'It did not come.');
    await wait(20);
  }
}

describe('a publish that fails', () => {
  const firstPage = async () => renderToStaticMarkup(await PublishState({ payload }));

  it('is tried again by itself, and the first page says so until it succeeds', async () => {
    const folder = join(content, 'content');
    renameSync(folder, `${folder}-away`);
    // As a disk that is full or away: nothing can be read or written.
    writeFileSync(folder, '');
    await payload.update({
      collection: 'products' as never,
      id: 1,
      data: { title: 'Saved meanwhile', _status: 'published' } as never,
    });
    await until(() => failingSince() !== undefined);
    assert.match(await firstPage(), /The last publish failed/);
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
    await until(() => failingSince() === undefined);
    assert.equal(await firstPage(), '');
    assert.equal(readContent<Item[]>('industrial-products')[0]?.title, 'Saved meanwhile');
  });

  it('keeps back no other list where one cannot be read', async () => {
    const contacts = pathOf('contacts');
    renameSync(contacts, `${contacts}-away`);
    mkdirSync(contacts);
    for (const collection of ['contacts', 'products'])
      await itemsOf(payload, {}).save(collection, 1, { title: 'Beside', _status: 'published' });
    await until(() => failingSince() !== undefined);
    assert.equal(readContent<Item[]>('industrial-products')[0]?.title, 'Beside');
    rmSync(contacts, { recursive: true });
    renameSync(`${contacts}-away`, contacts);
    await until(() => failingSince() === undefined);
  });

  it('is tried again after a second, then after longer and longer pauses, of five minutes at most', () => {
    const pauses = [1, 2, 3, 4, 20, 5_000].map(pauseBefore);
    assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, 300_000, 300_000]);
  });
});
