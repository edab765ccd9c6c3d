import { screen } from '@testing-library/react';
import { postWith } from '@/testing/posts';
import { show } from '@/testing/show';
import { PostNeighbours } from './post-neighbours';

const newer = postWith({ id: 1, title: 'Rings' });
const older = postWith({ id: 3, title: 'Shafts' });

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
