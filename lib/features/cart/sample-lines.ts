import 'server-only';
import { getSampleProducts } from '@/lib/content/store/endpoints';
import { addLine, type CartLine } from './cart';

/** Shown in an empty cart. */
export const getSampleLines = async (): Promise<CartLine[]> =>
  (await getSampleProducts()).slice(0, 2).flatMap((product) => addLine([], product));
