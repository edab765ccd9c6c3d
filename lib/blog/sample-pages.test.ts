import { samplePosts } from '@/lib/demo-data/posts';
import { furtherPage, furtherPages, samplePage } from './sample-pages';

it('has three pages that show every sample once', () => {
  expect(furtherPages).toEqual([{ n: '2' }, { n: '3' }]);
  expect([1, 2, 3].flatMap((page) => samplePage(page).items)).toEqual(samplePosts);
});

it.each(['0', '1', '4', '02', 'two'])('has no further page at %j', (n) => {
  expect(furtherPage(n)).toBeUndefined();
});

it('finds a further page by its number', () => {
  expect(furtherPage('2')?.page).toBe(2);
});
