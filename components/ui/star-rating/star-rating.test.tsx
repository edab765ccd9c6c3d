import { render, screen } from '@testing-library/react';
import { StarRating } from './star-rating';

describe('StarRating', () => {
  test.each([
    [4.5, 'Rated 4.5 out of 5', 108],
    [3, 'Rated 3 out of 5', 72],
    [4.3, 'Rated 4.5 out of 5', 108],
    [9, 'Rated 5 out of 5', 120],
    [-1, 'Rated 0 out of 5', 0],
  ])('%d stars', (value, words, width) => {
    render(<StarRating value={value} />);
    const rating = screen.getByRole('img', { name: words });
    expect(rating.querySelector('svg > svg')).toHaveAttribute('width', String(width));
  });
});
