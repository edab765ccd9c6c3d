import { AsyncLocalStorage } from 'node:async_hooks';

/** As Next.js does before it loads anything else. */
Object.assign(globalThis, { AsyncLocalStorage });

const load = async () => ({
  ...(await import('next/dist/server/app-render/work-unit-async-storage.external')),
  ...(await import('./render-tags')),
});

describe('renderTags, with the installed Next.js,', () => {
  it('are those that a page collects while it is rendered', async () => {
    const { workUnitAsyncStorage, renderTags } = await load();
    const store = { type: 'prerender-legacy', tags: ['content'] };
    const seen = await workUnitAsyncStorage.run(store as never, async () => {
      await Promise.resolve();
      renderTags()?.push('more');
      return renderTags();
    });
    expect(seen).toEqual(['content', 'more']);
    expect(store.tags).toEqual(['content', 'more']);
  });

  it.each([{ type: 'request' }, { type: 'prerender-legacy', tags: null }])(
    'are none for %j',
    async (store) => {
      const { workUnitAsyncStorage, renderTags } = await load();
      expect(workUnitAsyncStorage.run(store as never, renderTags)).toBeUndefined();
      expect(renderTags()).toBeUndefined();
    },
  );
});
