import type { Review } from '@/lib/content/schemas/people-schemas';
import { ownRating, reviewsOf, shownRating } from './reviews';

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

const product = { id: 1 };

describe('ownRating', () => {
  it.each([
    [[4], { value: 4, count: 1 }],
    [[5, 5, 4], { value: 4.7, count: 3 }],
    [[1, 5, 5, 5], { value: 4, count: 4 }],
    [[], undefined],
  ])('is the mean of %j', (ratings, expected) => {
    const reviews = [review(1), review(2, 7), ...ratings.map((rating) => review(rating, 1))];
    expect(ownRating(product, reviews)).toEqual(expected);
  });
});

describe('shownRating', () => {
  it('is that of the product where it has reviews', () => {
    expect(shownRating(product, [review(5), review(3, 1), review(4, 1)])).toEqual({
      value: 3.5,
      count: 2,
    });
  });

  it.each([
    [[3, 5, 4.5, 4], { value: 4.5, count: 4, isGeneral: true }],
    [[4.3, 4.3], { value: 4.5, count: 2, isGeneral: true }],
    [[], undefined],
  ])('is the median of %j where all name no product', (ratings, expected) => {
    expect(
      shownRating(
        product,
        ratings.map((rating) => review(rating)),
      ),
    ).toEqual(expected);
  });
});
