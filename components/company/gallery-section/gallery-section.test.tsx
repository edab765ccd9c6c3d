import { render, screen, within } from '@testing-library/react';
import { columnsFor } from '@/components/ui/gallery-grid/columns';
import { GallerySection } from './gallery-section';

const items = [
  {
    id: 1,
    title: 'Ring mill',
    text: undefined,
    picture: { src: '/media/host/a.jpg', alt: 'A mill' },
  },
  { id: 2, title: 'Press', text: undefined, picture: undefined },
];

describe('GallerySection', () => {
  test('links each picture to its file', () => {
    render(<GallerySection title="Customer gallery" items={items} />);
    const list = screen.getByRole('list', { name: 'Customer gallery' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByRole('link', { name: /A mill/ })).toHaveAttribute(
      'href',
      '/media/host/a.jpg',
    );
  });

  test('renders nothing for an empty list without an action', () => {
    const { container, rerender } = render(<GallerySection title="Portfolio" items={[]} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<GallerySection title="Portfolio" items={[]} action={<a href="/file">Download</a>} />);
    expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
  });

  test.each([
    [12, 4],
    [9, 3],
    [7, 4],
    [5, 5],
    [3, 3],
    [1, 3],
  ])('puts %i pictures into %i columns', (count, columns) => {
    expect(columnsFor(count)).toBe(columns);
  });
});
