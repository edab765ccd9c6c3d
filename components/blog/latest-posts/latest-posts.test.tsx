import { render, screen } from '@testing-library/react';
import { samplePosts } from '@/lib/demo-data/posts';
import { LatestPosts } from './latest-posts';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

describe('LatestPosts', () => {
  it.each([2, 3] as const)('shows the first %d posts of the host', (count) => {
    const posts = samplePosts.slice(4);
    render(<LatestPosts posts={posts} count={count} />);
    expect(titles()).toEqual(posts.slice(0, count).map(({ title }) => title));
  });

  it('shows samples if the host has none', () => {
    render(<LatestPosts posts={[]} count={2} />);
    expect(titles()).toEqual(samplePosts.slice(0, 2).map(({ title }) => title));
  });
});
