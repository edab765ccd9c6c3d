import { render, screen } from '@testing-library/react';
import { postList } from '@/testing/posts';
import { PostList } from './post-list';

const posts = postList(2);

describe('PostList', () => {
  it('links each post to its page', () => {
    render(<PostList variant="full" posts={posts} />);
    for (const { id, title } of posts) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/blog-single/${id}`,
      );
    }
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says in words that a row leads on only where the row is large', () => {
    const { container } = render(<PostList variant="full" posts={posts} />);
    expect(container.textContent?.match(/Read article/g)).toHaveLength(1);
  });

  it('shows the first 500 of more posts than a page can hold', () => {
    const [post] = posts;
    const many = Array.from({ length: 600 }, (_, id) => ({ ...post!, id, picture: undefined }));
    const { container } = render(<PostList variant="full" posts={many} />);
    expect(container.querySelectorAll('ol > li')).toHaveLength(500);
  });

  it('has a play button on a post with a video', () => {
    render(<PostList variant="narrow" posts={[{ ...posts[0]!, videoId: 'abcdefghijk' }]} />);
    expect(screen.getByRole('button', { name: /Play video/ })).toHaveAttribute(
      'command',
      'show-modal',
    );
  });
});
