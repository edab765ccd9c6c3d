import { render, screen } from '@testing-library/react';
import { basketStore } from '@/lib/features/quotes/basket-store';
import { act } from 'react';
import { QuoteByMail } from './quote-by-mail';

describe('QuoteByMail', () => {
  it('says where to send drawings, asks for no file, and lists the basket', () => {
    const { container } = render(
      <QuoteByMail settings={{ email: { text: 'a@b.example', href: 'mailto:a@b.example' } }} />,
    );
    expect(screen.getByRole('link', { name: 'a@b.example' })).toHaveAttribute(
      'href',
      'mailto:a@b.example',
    );
    expect(container.querySelector('input')).toBeNull();
    act(() => void basketStore.change(() => [{ id: 1, title: 'Ring', quantity: 3 }]));
    expect(screen.getByRole('listitem')).toHaveTextContent('3 × Ring');
  });

  it('leads to the contact page of a company without an address', () => {
    render(<QuoteByMail settings={undefined} />);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});
