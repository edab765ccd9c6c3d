import 'server-only';
import { hostEndpoints } from '@/lib/content/host-endpoints';
import { sampleList } from '@/lib/content/samples';
import { addLine, type CartLine } from './cart';

/** Shown in an empty cart. */
export const getSampleLines = async (): Promise<CartLine[]> =>
  (await sampleList(hostEndpoints.products)).slice(0, 2).flatMap((product) => addLine([], product));
