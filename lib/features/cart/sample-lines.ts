import 'server-only';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { sampleList } from '@/lib/content/schemas/samples';
import { addLine, type CartLine } from './cart';

/** Shown in an empty cart. */
export const getSampleLines = async (): Promise<CartLine[]> =>
  (await sampleList(hostEndpoints.products)).slice(0, 2).flatMap((product) => addLine([], product));
