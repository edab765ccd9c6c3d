import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToQuote } from '@/components/quotes/add-to-quote/add-to-quote';
import { basketStore } from '@/lib/features/quotes/basket-store';
import { productWith } from '@/testing/products';
import { show } from '@/testing/show';
import { render } from '@testing-library/react';
import { ProductOrder } from './product-order';

describe('ProductOrder', () => {
  test('shows prices and the button of the cart', () => {
    const page = show(<ProductOrder product={productWith({ discountPrice: 1290 })} />);
    expect(screen.getByText('$1,290.00')).toBeVisible();
    expect(screen.getByText('$1,480.00').tagName).toBe('S');
    expect(screen.getByRole('button', { name: 'Add To Cart' })).toHaveAttribute('data-js');
    expect(page.querySelector('noscript')).toHaveTextContent('scripts, which are switched off');
  });

  test('has no button of the cart without a price, or where it is hidden', () => {
    show(<ProductOrder product={productWith({ price: undefined })} />);
    expect(screen.getByText('Price on request')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add To Cart' })).not.toBeInTheDocument();
    show(<ProductOrder product={productWith()} hasCart={false} />);
    expect(screen.queryByRole('button', { name: 'Add To Cart' })).not.toBeInTheDocument();
  });

  test('a quote is asked for as many as are chosen', async () => {
    const product = productWith();
    render(<ProductOrder product={product} Quote={AddToQuote} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('link', { name: /quote/i }));
    expect(basketStore.current()).toEqual([{ id: product.id, title: product.title, quantity: 2 }]);
  });
});
