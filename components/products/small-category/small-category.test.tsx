import { screen } from '@testing-library/react';
import { shopPage } from '@/lib/features/shop/products';
import { productList } from '@/testing/products';
import { show } from '@/testing/show';
import { SmallCategory } from './small-category';

const beside = {
  introduction: 'Large bolts for structures.',
  invitation: { title: 'Not here?', text: 'Send your drawing.' },
  quoteLink: { href: '/quote', name: 'Request a Quote', takesDrawings: true },
};

describe('SmallCategory', () => {
  test('says what the category is, and leads on with a part that is not here', () => {
    show(<SmallCategory page={shopPage(productList(1), 1)} {...beside} />);
    expect(screen.getByText('Showing 1–1 of 1 results')).toBeVisible();
    expect(screen.getByText('Large bolts for structures.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Not here?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/quote');
  });

  test('compares two products, not one with itself', () => {
    show(<SmallCategory page={shopPage(productList(1), 1)} {...beside} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    show(<SmallCategory page={shopPage(productList(2), 1)} {...beside} />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Compare the chosen products' })).toBeVisible();
  });

  test('shows below a card what can be done with its product', () => {
    const list = shopPage(productList(1), 1);
    show(<SmallCategory page={list} {...beside} actionOf={({ id }) => <p>Order {id}</p>} />);
    expect(screen.getByText('Order 1')).toBeVisible();
  });
});
