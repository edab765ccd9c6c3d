import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopPage } from '@/lib/features/shop/products';
import { productList } from '@/testing/products';
import { show } from '@/testing/show';
import { ProductList } from './product-list';

// `show` writes into the page itself, which the library's own clean-up does not know of.
beforeEach(() => document.body.replaceChildren());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);

describe('ProductList', () => {
  test('shows one page of products and links to the others', () => {
    show(<ProductList page={shopPage(productList(15), 1)} />);
    expect(screen.getByText('Showing 1–12 of 15 results')).toBeVisible();
    expect(titles()).toHaveLength(12);
    expect(screen.getByRole('link', { name: /02/ })).toHaveAttribute('href', '/shop/page/2');
  });

  test('says without scripts that sorting needs them', () => {
    const page = show(<ProductList page={shopPage(productList(3), 1)} />);
    expect(page.querySelector('noscript')).toHaveTextContent('Sorting needs scripts');
  });

  test('has pagination only with several pages', () => {
    show(<ProductList page={shopPage(productList(3), 1)} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('ends with the way for a drawing, after the last product alone', () => {
    const madeToDrawing = {
      invitation: { title: 'Not here?', text: 'Send a drawing.' },
      quoteLink: { href: '/quote', name: 'Request a quote', takesDrawings: true },
    };
    show(<ProductList page={shopPage(productList(15), 1)} madeToDrawing={madeToDrawing} />);
    expect(screen.queryByText('Not here?')).not.toBeInTheDocument();
    show(<ProductList page={shopPage(productList(15), 2)} madeToDrawing={madeToDrawing} />);
    expect(titles().at(-1)).toBe('Not here?');
    expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/quote');
  });

  test('neither counts nor sorts what is not there', () => {
    show(<ProductList page={shopPage([], 1)} />);
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('sorts what is shown', async () => {
    render(<ProductList page={shopPage(productList(15), 2)} />);
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect([...select.querySelectorAll('option')].map((o) => o.textContent)).toEqual([
      'latest',
      'ubdate',
      'new',
    ]);
    await userEvent.selectOptions(select, 'ubdate');
    expect(titles()).toEqual(['Part 15', 'Part 14', 'Part 13']);
    await userEvent.selectOptions(select, 'latest');
    expect(titles()).toEqual(['Part 13', 'Part 14', 'Part 15']);
  });
});
