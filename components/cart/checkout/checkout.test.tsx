import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '@/testing/show';
import { Checkout } from './checkout';

// `show` writes into the page itself, which the library's own clean-up does not know of.
beforeEach(() => document.body.replaceChildren());

const buttons = ['Apply Coupon', 'Update Cart', 'Proceed to Checkout', 'Make Payment'];

describe('Checkout', () => {
  test.each(buttons)('"%s" says that no order is placed', (name) => {
    show(<Checkout samples={[]} />);
    const target = screen.getByRole('button', { name }).getAttribute('popovertarget');
    expect(document.getElementById(target!)).toHaveTextContent(
      'This is a demo shop: no order is placed',
    );
  });

  test('offers the countries of the specification', () => {
    show(<Checkout samples={[]} />);
    const options = screen.getByRole('combobox', { name: 'Country' }).querySelectorAll('option');
    expect([...options].map((o) => o.textContent)).toEqual(['uk', 'us', 'bd', 'saudi', 'dubai']);
  });

  test('names the payment form', () => {
    show(<Checkout samples={[]} />);
    const form = screen.getByRole('form', { name: 'Delivery and payment' });
    expect(within(form).getByRole('textbox', { name: 'Postcode' })).toBeVisible();
  });

  test('says that the cart needs scripts', () => {
    expect(show(<Checkout samples={[]} />).querySelector('noscript')).toHaveTextContent('scripts');
  });

  test('sends nothing; Enter shows the message', async () => {
    render(<Checkout samples={[]} />);
    for (const form of document.querySelectorAll('form')) {
      expect(form).toHaveAttribute('method', 'dialog');
    }
    const clicked = jest.fn();
    screen.getByRole('button', { name: 'Apply Coupon' }).addEventListener('click', clicked);
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'STEEL10{Enter}');
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
