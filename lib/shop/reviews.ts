import type { Review } from '@/lib/content/people-schemas';
import type { Product } from '@/lib/content/schemas';

/** The reviews of a product, with those that name none. */
export const reviewsOf = ({ id }: Pick<Product, 'id'>, reviews: Review[] | undefined): Review[] =>
  (reviews ?? []).filter(({ product }) => product === undefined || product === id);

/** Their mean, in half stars. */
export function ratingOf(reviews: readonly Review[]): number | undefined {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 2) / 2;
}
