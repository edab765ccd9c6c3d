import { render, screen, within } from '@testing-library/react';
import type { Contact } from '@/lib/content/schemas/people-schemas';
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

  test('shows who answers, and the drawing with the numbers of the list', () => {
    const settings = { phone: { text: '+44 1', href: 'tel:+441' }, email: undefined };
    const contact = { id: 1, name: 'Owen Trevask', position: 'Die design' } as Contact;
    const sheet = { src: '/media/host/sheet.svg', alt: 'A drawing with four numbers' };
    render(<QuoteHelp {...{ settings, contact, sheet }} />);
    expect(screen.getByText('Owen Trevask')).toBeVisible();
    expect(screen.getByRole('img', { name: sheet.alt })).toBeVisible();
    expect(screen.queryByText(/Questions first/)).not.toBeInTheDocument();
  });

  test('names nobody where the settings name nobody', () => {
    render(<QuoteHelp />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText(/Questions first/)).not.toBeInTheDocument();
  });
});
