import { getFaq, getMenus, getPosts, getSiteSettings } from '@/lib/content/store/endpoints';
import { holdContent } from './hold-content';

const title = 'A night shift';

it.each([
  ['an item without a title', { posts: [{ id: 1 }] }, 'title'],
  [
    'a part that cannot be read',
    { posts: [{ id: 1, title, date: 'soon' }] },
    'item 0: unreadable date',
  ],
  ['two items of one number', { posts: [1, 1].map((id) => ({ id, title })) }, 'id: that of item 0'],
  ['settings without anything', { siteSettings: {} }, 'nothing of the settings is known'],
  ['a list that every host has', { posts: null }, 'every host has it'],
])('refuses what the site would leave out: %s', async (_, content, fault) => {
  await expect(holdContent(content)).rejects.toThrow(fault);
});

it('gives what is held, null for what the host lacks, and undefined for the rest', async () => {
  await holdContent({ posts: [{ id: 1, title }], menus: null });
  expect(await getPosts()).toMatchObject([{ id: 1, title, categories: [] }]);
  expect([await getMenus(), await getFaq(), await getSiteSettings()]).toEqual([
    null,
    undefined,
    undefined,
  ]);
});

it('is forgotten after a test', async () => expect(await getPosts()).toBeUndefined());
