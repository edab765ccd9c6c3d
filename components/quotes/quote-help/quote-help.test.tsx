import { render, screen, within } from '@testing-library/react';
import { QuoteHelp } from './quote-help';

describe('QuoteHelp', () => {
  test('says what a quote is made from, and whom to ask instead', () => {
    const settings = {
      phone: { text: '+44 20 7946 0000', href: 'tel:+442079460000' },
      email: { text: 'quotes@example.com', href: 'mailto:quotes@example.com' },
    };
    render(<QuoteHelp settings={settings} />);
    const help = screen.getByRole('region', { name: 'What we need' });
    expect(within(help).getAllByRole('listitem')).toHaveLength(4);
    expect(within(help).getByRole('link', { name: '+44 20 7946 0000' })).toHaveAttribute(
      'href',
      'tel:+442079460000',
    );
    expect(within(help).getByRole('link', { name: /quotes.*@example.com/ })).toHaveAttribute(
      'href',
      'mailto:quotes@example.com',
    );
  });

  test('names nobody where the settings name nobody', () => {
    render(<QuoteHelp />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText(/Questions first/)).not.toBeInTheDocument();
  });
});
