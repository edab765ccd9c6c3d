import type { Review } from '@/lib/content/people-schemas';
import { ratingOf, reviewsOf } from './reviews';

const review = (rating: number, product?: number): Review => ({
  product,
  name: 'Ben Marsh',
  date: undefined,
  rating,
  text: 'Sound.',
});

describe('reviewsOf', () => {
  it('gives the reviews of the product and those that name none', () => {
    const reviews = [review(5, 1), review(4, 2), review(3)];
    expect(reviewsOf({ id: 1 }, reviews)).toEqual([reviews[0], reviews[2]]);
  });

  it('gives none where none were ever fetched', () => {
    expect(reviewsOf({ id: 1 }, undefined)).toEqual([]);
  });
});

describe('ratingOf', () => {
  it.each([
    [[4], 4],
    [[5, 4], 4.5],
    [[3, 5, 4.5, 4], 4.5],
    [[1, 5, 5], 5],
    [[4.3, 4.3], 4.5],
    [[], undefined],
  ])('rates %j with %s', (ratings, expected) => {
    expect(ratingOf(ratings.map((rating) => review(rating)))).toBe(expected);
  });
});
