import { render, screen } from '@testing-library/react';
import { postList } from '@/testing/posts';
import { LatestPosts } from './latest-posts';

const posts = postList(4);

describe('LatestPosts', () => {
  it.each([2, 3] as const)('shows the newest %d posts', (count) => {
    render(<LatestPosts title="News" posts={posts} count={count} />);
    expect(screen.getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual(posts.slice(0, count).map(({ title }) => title));
  });

  it('renders nothing without posts', () => {
    const { container } = render(<LatestPosts title="News" posts={[]} count={2} />);
    expect(container).toBeEmptyDOMElement();
  });
});
