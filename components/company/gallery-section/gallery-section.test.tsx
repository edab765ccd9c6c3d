import { render, screen, within } from '@testing-library/react';
import { columnsFor } from './columns';
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

test('each picture is a link to its file; one without a file keeps its place', () => {
  render(<GallerySection title="Customer gallery" items={items} />);
  const list = screen.getByRole('list', { name: 'Customer gallery' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: /A mill/ })).toHaveAttribute(
    'href',
    '/media/host/a.jpg',
  );
});

test('an empty list leaves the section out, unless there is something to do in it', () => {
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
])('%i pictures stand in %i columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
