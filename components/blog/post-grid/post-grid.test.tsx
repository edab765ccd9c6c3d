import { render, screen, within } from '@testing-library/react';
import { pageOf } from '@/lib/pages/paging';
import { postList } from '@/testing/posts';
import { PostGrid } from './post-grid';

describe('PostGrid', () => {
  it('shows one page of posts and links to the others', () => {
    render(<PostGrid columns="two" page={pageOf(postList(12), 2, 4)} list="/blog-2" />);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    const pagination = within(screen.getByRole('navigation', { name: 'Pages of posts' }));
    expect(
      pagination.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['01', '/blog-2'],
      ['02', '/blog-2/page/2'],
      ['03', '/blog-2/page/3'],
    ]);
    expect(pagination.getByRole('link', { current: 'page' })).toHaveTextContent('02');
  });
});
