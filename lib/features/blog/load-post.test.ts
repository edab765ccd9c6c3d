import { inLanguage } from '@/lib/content/store/current-language';
import { getSamplePosts } from '@/lib/content/store/endpoints';
import { holdContent } from '@/testing/hold-content';
import { firstGridPage, gridPages } from './grid-pages';
import { loadPost } from './load-post';

describe('loadPost', () => {
  it.each(['77', 'two', '', '02', '-1', '1.0', '9e3'])(
    'finds nothing at %j once the posts were loaded',
    async (id) => {
      await holdContent({ posts: [] });
      await expect(loadPost(id)).resolves.toBeUndefined();
    },
  );

  it('throws for an unknown id if the posts were never loaded', async () => {
    await holdContent({});
    await expect(loadPost('77')).rejects.toThrow('posts never loaded');
  });

  it('needs no host for samples', async () => {
    await holdContent({});
    await expect(loadPost('9001')).resolves.toEqual({
      post: (await getSamplePosts())[0],
      posts: await getSamplePosts(),
    });
  });

  it('finds a post by its slug', async () => {
    const own = { id: 3, slug: 'night-shift', title: 'Own' };
    await holdContent({ posts: [own] });
    await expect(loadPost('night-shift')).resolves.toMatchObject({ post: own });
  });

  it("prefers the host's post over a sample with the same id", async () => {
    const own = { id: 9001, title: 'Own' };
    await holdContent({ posts: [own] });
    await expect(loadPost('9001')).resolves.toMatchObject({ post: own, posts: [own] });
  });
});

describe('pages of the post grids', () => {
  it('show every sample once on three pages', async () => {
    const pages = [
      await firstGridPage(),
      await gridPages['/blog-2'].item('2'),
      await gridPages['/blog-2'].item('3'),
    ];
    expect(pages.flatMap((page) => page!.items)).toEqual(await getSamplePosts());
  });

  it('are those of the host in a further language, which has no samples', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    ];
    const posts = [{ id: 3, title: 'Night shift' }];
    await holdContent(
      { siteSettings: { languages }, posts },
      { 'de-DE': { siteSettings: {}, posts: [{ id: 3, title: 'Nachtschicht' }] } },
    );
    const page = await inLanguage('de', firstGridPage);
    expect(page?.items.map(({ title }) => title)).toEqual(['Nachtschicht']);
  });

  it.each(['0', '1', '4', '02', 'two'])('do not exist at [n] = %j', async (n) => {
    expect(await gridPages['/blog-2'].item(n)).toBeUndefined();
  });
});
