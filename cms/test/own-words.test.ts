import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusalOf, testEditor } from './test-editor';

const { payload, readContent, writeContent } = await testEditor('small');
const { publish } = await import('@/publishing/publish');
const { importContent } = await import('@/publishing/import');

const saveSettings = (locale: string) =>
  payload.updateGlobal({
    slug: 'site-settings' as never,
    data: { name: 'Forge', locale, _status: 'published' } as never,
    context: { seeding: true },
  });
const save = (words: unknown, status: 'draft' | 'published' = 'published') =>
  payload.updateGlobal({
    slug: 'words' as never,
    data: { words, _status: status } as never,
    draft: status === 'draft',
  });

describe('words of the company', () => {
  it('are refused as the site would refuse them, when they are published', async () => {
    await saveSettings('pl-PL');
    const wrong = { 'cart.emtpy': 'Pusto.', 'common.remove': 'Usuń', 'search.results.two': 'dwa' };
    assert.equal(
      await refusalOf(save(wrong)),
      [
        'cart.emtpy: The site has no phrase with this key.',
        'common.remove: {name} is missing.',
        'search.results.two: The site has no phrase with this key.',
      ].join(' '),
    );
    assert.match(await refusalOf(save({ 'search.results.few': 'kilka' })), /\{count\} is missing/);
    assert.equal(await refusalOf(save(['Pusto.'])), 'This must be a list of keys, each with a text.');
    await save(wrong, 'draft');
    await publish(payload);
    assert.deepEqual(readContent('pages/words'), {});
  });

  it('are published by their keys, and a draft is not', async () => {
    const own = { 'cart.empty': 'Jeszcze nic.', 'search.results.few': '{count} trafienia' };
    await save(own);
    await save({ 'cart.empty': 'Szkic' }, 'draft');
    await publish(payload);
    assert.deepEqual(readContent('pages/words'), own);
  });

  it('are taken in as they stand in the content folder', async () => {
    const own = { 'cart.empty': 'Pusto.', 'of.another.version': 'X' };
    writeContent('pages/words', own);
    await importContent(payload);
    const { words } = (await payload.findGlobal({ slug: 'words' as never })) as { words: unknown };
    assert.deepEqual(words, own);
  });
});
