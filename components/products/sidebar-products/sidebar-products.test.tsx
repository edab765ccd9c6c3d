import { render, screen, within } from '@testing-library/react';
import { sidebarProducts } from '@/lib/features/blog/sidebar-products';
import { productList } from '@/testing/products';
import { SidebarProducts } from './sidebar-products';

describe('SidebarProducts', () => {
  it('shows popular products and the hot item', () => {
    render(<SidebarProducts {...sidebarProducts(productList(4))} />);
    const shop = screen.getByRole('region', { name: 'Popular Products' });
    expect(within(shop).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Hot Item' })).toHaveTextContent('Part 1');
  });

  it('is nothing without products', () => {
    const { container } = render(<SidebarProducts {...sidebarProducts([])} />);
    expect(container).toBeEmptyDOMElement();
  });
});
