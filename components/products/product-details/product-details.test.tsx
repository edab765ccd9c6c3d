import { screen, within } from '@testing-library/react';
import { environment } from '@/lib/platform/env';
import { productList, productWith } from '@/testing/products';
import { show } from '@/testing/show';
import { ProductDetails } from './product-details';

afterEach(() => jest.restoreAllMocks());

const reviews = [5, 4.5, 4, 3].map((rating) => ({
  product: undefined,
  name: 'Ben Marsh',
  date: '2026-09-14T09:42:00.000Z',
  rating,
  text: `Worth ${rating} stars.`,
}));

describe('ProductDetails', () => {
  test('marks the name of a fact that the language of the page does not have', () => {
    const specifications = [
      { name: 'Gewicht', value: '96 kg' },
      { name: 'Lead time', value: '6 Wochen', field: 'lead_time', lang: 'en' },
    ];
    show(
      <ProductDetails
        variant="featured"
        reviews={[]}
        product={productWith({ specifications })}
        order={<button>Order</button>}
      />,
    );
    const facts = screen.getByRole('table', { name: 'Specification' });
    const names = within(facts).getAllByRole('rowheader');
    expect(names.map(({ lang }) => lang)).toEqual(['', 'en']);
  });

  test('shows rating, ways to order and specification', () => {
    show(
      <ProductDetails
        variant="featured"
        reviews={reviews}
        product={productWith()}
        order={<button>Order</button>}
      />,
    );
    expect(screen.getAllByRole('img', { name: 'Rated 4.5 out of 5' })[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Order' })).toBeVisible();
    const facts = screen.getByRole('table', { name: 'Specification' });
    expect(within(facts).getByRole('row', { name: 'Weight 96\u00a0kg' })).toBeVisible();
  });

  test('leaves the title to the banner', () => {
    show(<ProductDetails variant="page" reviews={reviews} product={productWith()} />);
    expect(screen.queryByRole('heading', { level: 2, name: 'Spur gear' })).not.toBeInTheDocument();
  });

  test('lists popular products in the compact variant', () => {
    show(
      <ProductDetails
        variant="compact"
        reviews={reviews}
        product={productWith()}
        popular={productList(2)}
      />,
    );
    const aside = screen.getByRole('complementary');
    expect(within(aside).getByRole('link', { name: 'Part 2' })).toHaveAttribute(
      'href',
      '/shop-details/2',
    );
  });

  test('has no stars without reviews', () => {
    show(<ProductDetails variant="page" reviews={[]} product={productWith()} />);
    expect(screen.queryByRole('img', { name: /^Rated/ })).not.toBeInTheDocument();
  });

  test('has no form for reviews where the samples are off, and no tab without reviews', () => {
    jest.replaceProperty(environment(), 'SAMPLES', 'off');
    const details = { variant: 'page' as const, product: productWith() };
    const page = show(<ProductDetails {...details} reviews={reviews} />);
    expect(page.querySelectorAll('#reviews ul > li')).toHaveLength(4);
    expect(page.querySelector('form')).toBeNull();
    const without = show(<ProductDetails {...details} reviews={[]} />);
    expect(without.querySelector('#reviews')).toBeNull();
  });

  test('shows the reviews and a form that sends nothing', () => {
    const page = show(<ProductDetails variant="page" reviews={reviews} product={productWith()} />);
    expect(page.querySelectorAll('#reviews ul > li')).toHaveLength(4);
    const form = page.querySelector('#reviews form')!;
    expect(form).toHaveAttribute('method', 'dialog');
    const button = form.querySelector('button[popovertarget]')!;
    expect(page.querySelector(`[id="${button.getAttribute('popovertarget')}"]`)).toHaveTextContent(
      'This is a demo shop: your review is not sent',
    );
  });
});
