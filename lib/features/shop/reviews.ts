import type { Review } from '@/lib/content/schemas/people-schemas';
import type { Product } from '@/lib/content/schemas/schemas';

/** The reviews of a product, with those that name none. */
export const reviewsOf = ({ id }: Pick<Product, 'id'>, reviews: Review[] | undefined): Review[] =>
  (reviews ?? []).filter(({ product }) => product === undefined || product === id);

export type Rating = {
  /** 0 to 5. */
  value: number;
  /** How many reviews it is made of. */
  count: number;
  /** They name no product. */
  isGeneral?: true;
};

/** The mean of what was said of this very product, with one decimal: search engines get no other. */
export function ownRating(
  { id }: Pick<Product, 'id'>,
  reviews: readonly Review[],
): Rating | undefined {
  const ratings = reviews.filter(({ product }) => product === id).map(({ rating }) => rating);
  if (ratings.length === 0) return undefined;
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return { value: Math.round(mean * 10) / 10, count: ratings.length };
}

/**
 * What a product's page shows: its own rating; without one, the median in half stars of the reviews that
 * name no product.
 */
export function shownRating(
  product: Pick<Product, 'id'>,
  reviews: readonly Review[],
): Rating | undefined {
  const own = ownRating(product, reviews);
  if (own) return own;
  const general = reviews.filter((review) => review.product === undefined);
  const ratings = general.map(({ rating }) => rating).sort((one, other) => one - other);
  const middle = ratings.length / 2;
  const [lower, upper] = [ratings[Math.ceil(middle) - 1], ratings[Math.floor(middle)]];
  if (lower === undefined || upper === undefined) return undefined;
  return { value: Math.round(lower + upper) / 2, count: ratings.length, isGeneral: true };
}
