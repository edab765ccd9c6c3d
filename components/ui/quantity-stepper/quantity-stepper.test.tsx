import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper-client';

const words = { fewer: 'One fewer', more: 'One more' };

function Counted() {
  const [value, setValue] = useState(1);
  return <QuantityStepper label="Quantity" words={words} value={value} onChange={setValue} />;
}

describe('QuantityStepper', () => {
  test('counts up and down, never below 1', async () => {
    render(<Counted />);
    const fewer = screen.getByRole('button', { name: 'One fewer' });
    await userEvent.click(fewer);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(fewer);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });
});
