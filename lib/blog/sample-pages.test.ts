import { samplePosts } from '@/lib/demo-data/posts';
import { nextSamplePage, nextSamplePages, samplePage } from './sample-pages';

describe('pages of the sample posts', () => {
  it('show every sample once on three pages', () => {
    expect(nextSamplePages).toEqual(['2', '3']);
    expect([1, 2, 3].flatMap((page) => samplePage(page).items)).toEqual(samplePosts);
  });

  it.each(['0', '1', '4', '02', 'two'])('do not exist at [n] = %j', async (n) => {
    expect(await nextSamplePage(n)).toBeUndefined();
  });

  it('are found by their number', async () => {
    expect((await nextSamplePage('2'))?.page).toBe(2);
  });
});
