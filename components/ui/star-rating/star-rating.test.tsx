import { render, screen } from '@testing-library/react';
import { StarRating } from './star-rating';

describe('StarRating', () => {
  test.each([
    [4.5, 'Rated 4.5 out of 5', '90%'],
    [3, 'Rated 3 out of 5', '60%'],
    [4.3, 'Rated 4.5 out of 5', '90%'],
    [9, 'Rated 5 out of 5', '100%'],
    [-1, 'Rated 0 out of 5', '0%'],
  ])('%d stars', (value, words, width) => {
    render(<StarRating value={value} />);
    const rating = screen.getByRole('img', { name: words });
    expect(rating.lastElementChild).toHaveStyle({ width });
  });
});
