import { render, screen } from '@testing-library/react';
import { ProductReviews } from './product-reviews';

const review = { product: 1, name: 'Selina Brunner', rating: 5, text: 'Quiet at last.' };

describe('ProductReviews', () => {
  it('says the hour only where the host does', () => {
    render(
      <ProductReviews
        reviews={[
          { ...review, date: '2026-08-30T00:00:00.000Z' },
          { ...review, name: 'Matteo Ruggli', date: '2026-05-12T09:42:00.000Z' },
        ]}
      />,
    );
    expect(screen.getByText('30 August 2026')).toBeVisible();
    expect(screen.getByText('12 May 2026, 09:42')).toBeVisible();
  });

  it('has no empty list beside the form', () => {
    render(<ProductReviews reviews={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
