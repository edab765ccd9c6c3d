import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postWith } from '@/testing/posts';
import { BlogSearch } from './blog-search';

const posts = ['Rings', 'Night shift', 'Fair', 'Tools', 'Oil', 'Noise'].map((title, id) =>
  postWith({ id, title, categories: [title === 'Fair' ? 'Marketing' : 'Trends'] }),
);

const setup = (current?: number) => {
  render(<BlogSearch posts={posts} categories={['Marketing', 'Trends']} current={current} />);
  const recent = screen.getByRole('region', { name: 'Recent Posts' });
  const search = screen.getByRole('region', { name: 'Search' });
  return {
    user: userEvent.setup(),
    box: screen.getByRole('searchbox', { name: 'Words in the title' }),
    titles: () =>
      within(recent)
        .queryAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    status: within(search).getByRole('status'),
  };
};

describe('BlogSearch', () => {
  it('shows the four newest posts without a filter', () => {
    const { titles, status } = setup();
    expect(titles()).toEqual(posts.slice(0, 4).map(({ title }) => title));
    expect(status).toBeEmptyDOMElement();
  });

  it('leaves out the post that is read, until somebody looks for it', async () => {
    const { user, box, titles } = setup(posts[0]!.id);
    expect(titles()).toEqual(posts.slice(1, 5).map(({ title }) => title));
    await user.type(box, 'ring');
    expect(titles()).toEqual(['Rings']);
  });

  it('filters by words in the title', async () => {
    const { user, box, titles, status } = setup();
    await user.type(box, 'SHIFT');
    expect(titles()).toEqual(['Night shift']);
    expect(status).toHaveTextContent('1 of 6');
  });

  it('says when no post matches', async () => {
    const { user, box, titles, status } = setup();
    await user.type(box, 'cheese');
    expect(titles()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Recent Posts' })).not.toBeInTheDocument();
    expect(status).toHaveTextContent('No posts found.');
  });

  it('filters by one category until it is clicked again', async () => {
    const { user, titles } = setup();
    const button = screen.getByRole('button', { name: /^Marketing/ });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Fair']);
    await user.click(button);
    expect(titles()).toHaveLength(4);
  });

  it('has no categories where there are none', () => {
    render(<BlogSearch posts={posts} categories={[]} />);
    expect(screen.queryByRole('region', { name: 'Categories' })).not.toBeInTheDocument();
  });
});
