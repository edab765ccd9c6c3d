import { screen } from '@testing-library/react';
import { samplePosts } from '@/lib/demo-data/posts';
import { show } from '@/lib/testing/show';
import { PostNeighbours } from './post-neighbours';

const [newer, older] = [samplePosts[0]!, samplePosts[2]!];

describe('PostNeighbours', () => {
  test('links "previous" to the older post and "next" to the newer', () => {
    show(<PostNeighbours previous={older} next={newer} />);
    const links = screen.getAllByRole('link').map((link) => ({
      rel: link.getAttribute('rel'),
      href: link.getAttribute('href'),
      name: link.textContent?.trim().replace(/\s+/g, ' '),
    }));
    expect(links).toEqual([
      { rel: 'prev', href: `/blog-single/${older.id}`, name: `Previous${older.title}` },
      { rel: 'next', href: `/blog-single/${newer.id}`, name: `Next ${newer.title}` },
    ]);
  });

  test('renders nothing without neighbours', () => {
    expect(show(<PostNeighbours />)).toBeEmptyDOMElement();
  });
});
