import { act, render, screen } from '@testing-library/react';
import { formatsOf } from '@/words/formats';
import { miniCartWords } from '@/components/cart/words';
import { words } from '@/words/words';
import { MiniCartPanel } from './mini-cart-panel';

jest.mock('./mini-cart-lines', () => {
  throw new Error('the file did not come');
});

const line = { id: 1, title: 'Gear', quantity: 2, finalPrice: 10 };

describe('MiniCartPanel', () => {
  it('shows the total and its links where the file of the lines does not come', async () => {
    await act(async () => {
      render(
        <MiniCartPanel
          words={miniCartWords(words('en'))}
          formats={formatsOf()}
          lines={[line]}
          total={20}
          onRemove={jest.fn()}
        />,
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText('$20.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
    expect(screen.queryByText('Gear')).toBeNull();
  });
});
