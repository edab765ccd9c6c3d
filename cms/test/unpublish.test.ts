import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { endpoints } from '../../contract/endpoints';
import { testEditor } from './test-editor';

const { payload, pathOf, readContent } = await testEditor('small');
const { publish } = await import('@/publishing/publish');
const { contentFiles } = await import('@/publishing/content-files');
const { rest, sessionOf } = await import('./rest');

describe('a record that is taken off the site', () => {
  let cookie = '';
  const save = (slug: string, data: object) =>
    payload.updateGlobal({
      slug: slug as never,
      data: { ...data, _status: 'published' } as never,
    });
  /** As the button does it. */
  const unpublish = (slug: string) =>
    rest(`/globals/${slug}?unpublishAllLocales=true`, { cookie, data: { _status: 'draft' } });
  const link = { title: 'Hello', link: '/' };

  before(async () => void (cookie = await sessionOf(payload, 'editor')));

  it('leaves the site what it has by itself', async () => {
    await save('menus', { main: [link] });
    await publish(payload);
    assert.equal((await unpublish('menus')).status, 200);
    await publish(payload);
    assert.deepEqual(readContent('pages/menus'), {});
    assert.equal((await publish(payload)).get('pages/menus.json'), 'unchanged');
    await save('menus', { main: [link] });
    await publish(payload);
    assert.deepEqual(readContent<{ main: unknown }>('pages/menus').main, [link]);
  });

  it('stays where the file was changed by hand', async () => {
    const byHand = '{ "legal": [] }';
    writeFileSync(pathOf('pages/menus'), byHand);
    await unpublish('menus');
    assert.equal((await publish(payload)).get('pages/menus.json'), 'stopped');
    assert.equal(readFileSync(pathOf('pages/menus'), 'utf8'), byHand);
  });

  it('is refused in words where the site needs it, and drafts of it are not', async () => {
    const file = readFileSync(pathOf('site-settings'), 'utf8');
    const { status, text } = await unpublish('site-settings');
    assert.equal(status, 400);
    assert.match(text, /The site cannot be without .*Publish it as it should be/);
    const draft = { slogan: 'A draft', _status: 'draft' };
    const saved = await rest('/globals/site-settings?draft=true', { cookie, data: draft });
    assert.equal(saved.status, 200, saved.text);
    await publish(payload);
    assert.equal(readFileSync(pathOf('site-settings'), 'utf8'), file);
  });

  it('has the button for it where it may go, as the site says', () => {
    const optional = Object.values(endpoints).flatMap((each) => (each.optional ? each.file : []));
    assert.ok(optional.length > 0);
    for (const { slug, file, shape } of contentFiles) {
      if (shape === 'list') continue;
      const { admin } = payload.globals.config.find((each) => each.slug === slug)!;
      const button = String(admin.components?.elements?.UnpublishButton);
      assert.equal(button.endsWith('#UnpublishButton'), optional.includes(file), slug);
    }
  });
});
