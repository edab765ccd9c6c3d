import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine } from '@/lib/features/cart/cart';
import { CART_KEY } from '@/lib/features/cart/storage';
import { show } from '@/testing/show';
import { formatsOf } from '@/words/formats';
import { words } from '@/words/words';
import { CartLines } from './cart-contents-client';
import { cartWords } from './words';

const inEnglish = cartWords(words('en'));

const sampleLines: CartLine[] = [
  { id: 1, title: 'Spade', quantity: 1, finalPrice: 999, thumbnail: '/media/host/spade.jpg' },
  { id: 2, title: 'Rake', quantity: 1, finalPrice: 199, thumbnail: '/media/host/rake.jpg' },
];

const stored = (quantity: number) =>
  JSON.stringify([{ id: 7, title: 'Spur gear', quantity, finalPrice: 1120.5 }]);

/** As if another tab had changed the cart. */
function fill(value: string) {
  localStorage.setItem(CART_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
}

afterEach(() => localStorage.clear());

// `show` writes into the page itself, which the library's own clean-up does not know of.
beforeEach(() => document.body.replaceChildren());

describe('CartContents', () => {
  test('shows two products marked as samples in an empty cart', () => {
    const page = show(<CartLines formats={formatsOf()} words={inEnglish} samples={sampleLines} />);
    expect(screen.getByText(/Your cart is empty\. The lines below are samples/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Spade')).toBeVisible();
    expect(screen.getByText('Rake')).toBeVisible();
    expect(page.querySelectorAll('li img')).toHaveLength(2);
    expect(screen.getByText('Cart total of the samples')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('$1,198.00');
  });

  test('removes samples and hides the checkout link without lines', async () => {
    render(
      <CartLines
        formats={formatsOf()}
        words={inEnglish}
        samples={sampleLines}
        onward={<a href="/checkout">Go to checkout</a>}
      />,
    );
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Spade' }));
    expect(screen.getByRole('status')).toHaveTextContent('$199.00');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rake' }));
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
  });

  test('shows and removes lines of a filled cart', async () => {
    render(<CartLines formats={formatsOf()} words={inEnglish} samples={sampleLines} />);
    act(() => fill(stored(3)));
    expect(screen.getByRole('link', { name: 'Spur gear' })).toHaveAttribute(
      'href',
      '/shop-details/7',
    );
    expect(screen.getByRole('status')).toHaveTextContent('$3,361.50');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Spur gear' }));
    expect(localStorage.getItem(CART_KEY)).toBeNull();
    expect(screen.getByRole('heading', { name: 'In your cart' })).toHaveFocus();
  });
});
