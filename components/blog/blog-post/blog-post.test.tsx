import { render, screen, within } from '@testing-library/react';
import { environment } from '@/lib/platform/env';
import { postList } from '@/testing/posts';
import { BlogPost } from './blog-post';

afterEach(() => jest.restoreAllMocks());

const posts = postList(3);
const show = () =>
  render(
    <BlogPost
      post={posts[1]!}
      posts={posts}
      categories={['Trends']}
      after={<p>Products</p>}
      sidebar="left"
    />,
  );

describe('BlogPost', () => {
  it('shows who wrote what and when', () => {
    show();
    const article = within(screen.getAllByRole('article')[0]!);
    expect(article.getByText('Ada Holt')).toBeInTheDocument();
    expect(article.getByText('8 October 2026')).toBeInTheDocument();
    expect(article.getByText('Trends')).toBeInTheDocument();
  });

  it('links to the older and the newer post', () => {
    show();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog-single/3',
      '/blog-single/1',
    ]);
  });

  it('has no comment form where the samples are off', () => {
    jest.replaceProperty(environment(), 'SAMPLES', 'off');
    show();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('has a comment form that says it stores nothing', () => {
    show();
    const form = screen.getByRole('form', { name: 'Leave a Comment' });
    for (const label of ['Name', 'Email', 'Comment']) {
      expect(within(form).getByLabelText(label)).not.toBeRequired();
    }
    expect(form).toHaveAttribute('method', 'dialog');
    expect(
      within(form).getByText('This is a demo blog: your comment is not stored'),
    ).toHaveAttribute('popover');
  });

  it('has the other posts beside it, and what it is given after it', () => {
    show();
    const beside = within(screen.getByRole('complementary', { name: 'Blog' }));
    expect(beside.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'Search',
      'Categories',
      'Recent Posts',
    ]);
    expect(beside.queryByText('Products')).not.toBeInTheDocument();
    expect(screen.getByText('Products')).toBeVisible();
  });
});
