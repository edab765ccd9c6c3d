import type { Review } from '@/lib/content/people-schemas';
import type { Product } from '@/lib/content/schemas';

/** The reviews of a product, with those that name none. */
export const reviewsOf = ({ id }: Pick<Product, 'id'>, reviews: Review[] | undefined): Review[] =>
  (reviews ?? []).filter(({ product }) => product === undefined || product === id);

/** Their median, in half stars: a single very good or bad review does not move it. */
export function ratingOf(reviews: readonly Review[]): number | undefined {
  const ratings = reviews.map(({ rating }) => rating).sort((one, other) => one - other);
  const middle = ratings.length / 2;
  const [lower, upper] = [ratings[Math.ceil(middle) - 1], ratings[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? undefined : Math.round(lower + upper) / 2;
}
