import { screen, within } from '@testing-library/react';
import type { Product } from '@/lib/content/schemas/schemas';
import { productWith } from '@/testing/products';
import { show } from '@/testing/show';
import { ProductComparison } from './product-comparison';

const ring = productWith({ id: 1, title: 'Ring' });
const shaft = productWith({ id: 2, title: 'Shaft', specifications: [] });

describe('ProductComparison', () => {
  test('shows a dash where a product has no such fact', () => {
    show(<ProductComparison products={[ring, shaft]} />);
    expect(screen.getByRole('row', { name: /^Weight/ })).toHaveTextContent('Weight96 kg–');
  });

  test('ends each column with a request for its product', () => {
    const actionOf = ({ id }: Product) => <a href={`/quote?product=${id}`}>Add</a>;
    show(
      <ProductComparison products={[ring, shaft]} quote={{ name: 'Request a Quote', actionOf }} />,
    );
    const row = within(screen.getAllByRole('row').at(-1)!);
    expect(row.getByRole('rowheader')).toHaveTextContent('Request a Quote');
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/quote?product=1',
      '/quote?product=2',
    ]);
  });

  test('asks for nothing where there are no requests', () => {
    show(<ProductComparison products={[ring, shaft]} />);
    expect(screen.queryByRole('row', { name: /^Request/ })).not.toBeInTheDocument();
  });
});
