import { findPost, neighbours, postsOrSamples } from './posts';
import { samplePosts } from '@/lib/demo-data/posts';
import { categories } from './categories';

const [newest, middle, oldest] = samplePosts
  .slice(0, 3)
  .map((post, index) => ({ ...post, id: index + 1 }));
const host = [newest!, middle!, oldest!];

describe('neighbours', () => {
  it('names the older post as previous and the newer one as next', () => {
    expect(neighbours(host, 2)).toEqual({ previous: oldest, next: newest });
  });

  it('ends at both ends of the list', () => {
    expect(neighbours(host, 1)).toEqual({ previous: middle, next: undefined });
    expect(neighbours(host, 3)).toEqual({ previous: undefined, next: middle });
  });

  it('are undefined for a post outside the list', () => {
    expect(neighbours(host, 99)).toEqual({});
  });
});

describe('postsOrSamples', () => {
  it('gives samples for an empty list, not for undefined', () => {
    expect(postsOrSamples([])).toBe(samplePosts);
    expect(postsOrSamples(host)).toBe(host);
    expect(postsOrSamples(undefined)).toBeUndefined();
  });
});

describe('findPost', () => {
  it('finds posts of the host among those of the host', () => {
    expect(findPost('2', host)).toEqual({ post: middle, posts: host });
  });

  it('finds samples, also if the posts were never loaded', () => {
    expect(findPost('9003', undefined)).toEqual({ post: samplePosts[2], posts: samplePosts });
  });

  it("prefers the host's post over a sample with the same id", () => {
    const own = { ...newest!, id: 9001 };
    expect(findPost('9001', [own])?.post).toBe(own);
  });

  it.each(['77', 'two', '', '02', '-1', '1.0', '9e3'])('finds nothing at %j', (id) => {
    expect(findPost(id, host)).toBeUndefined();
  });
});

describe('the samples', () => {
  it('have ids and titles of their own', () => {
    for (const key of ['id', 'title'] as const) {
      expect(new Set(samplePosts.map((post) => post[key])).size).toBe(samplePosts.length);
    }
  });

  it('have the newest first, and each category at least once', () => {
    const dates = samplePosts.map((post) => post.date!);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(samplePosts.flatMap((post) => post.categories))).toEqual(new Set(categories));
  });
});
