import 'server-only';
import { inLanguage } from '@/lib/content/store/current-language';
import { getReviews } from '@/lib/content/store/endpoints';
import { MAIN } from '@/lib/content/store/site-languages';
import type { Product } from '@/lib/content/schemas/schemas';
import { reviewsOf } from './reviews';

/** Of a product: the reviews that its page shows, and those that its stars count, which are all of the main language. */
export async function productReviews(product: Pick<Product, 'id'>) {
  const [reviews, rated] = await Promise.all([getReviews(), inLanguage(MAIN, getReviews)]);
  return { reviews: reviewsOf(product, reviews), rated: reviewsOf(product, rated) };
}
