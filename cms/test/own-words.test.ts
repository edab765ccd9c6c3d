import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foundPhrases } from '@/components/own-words/found-phrases';
import { refusalOf, testEditor } from './test-editor';

const { payload, readContent, writeContent } = await testEditor('small');
const { publish } = await import('@/publishing/publish');
const { importContent } = await import('@/publishing/import');

const saveSettings = (locale: string) =>
  payload.updateGlobal({
    slug: 'site-settings' as never,
    // The first of several languages would count in place of the locale.
    data: { name: 'Forge', locale, languages: [], _status: 'published' } as never,
    context: { seeding: true },
  });
const save = (words: unknown, status: 'draft' | 'published' = 'published') =>
  payload.updateGlobal({
    slug: 'words' as never,
    data: { words, _status: status } as never,
    draft: status === 'draft',
  });

describe('the form for words of the company', () => {
  const phrases = ['cart.empty', 'common.remove', 'search.none'].map((key) => ({
    key,
    text: `Text of ${key}`,
    english: `English of ${key}`,
    mayLack: [],
  }));
  const shown = (search: string, own: Record<string, string>, written: string[] = []) =>
    foundPhrases(phrases, { search, own, written: new Set(written) }).map(({ key }) => key);

  it('has what a search finds, or else what has words of its own', () => {
    const own = { 'common.remove': 'Away with it' };
    assert.deepEqual(shown('', own), ['common.remove']);
    assert.deepEqual(shown(' away  WITH ', own), ['common.remove']);
    assert.deepEqual(shown('english of cart', own), ['cart.empty']);
  });

  it('keeps the phrase that somebody is writing at, also where they empty it to write it anew', () => {
    assert.deepEqual(shown('', {}, ['common.remove']), ['common.remove']);
    assert.deepEqual(shown('away with', {}, ['common.remove']), ['common.remove']);
    assert.deepEqual(shown('cart', {}, ['search.none']), ['cart.empty', 'search.none']);
  });
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
    assert.equal(
      await refusalOf(save(['Pusto.'])),
      'This must be a list of keys, each with a text.',
    );
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
