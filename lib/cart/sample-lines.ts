import 'server-only';
import { contract } from '@/lib/content/contract';
import { sampleList } from '@/lib/content/samples';
import { addLine, type CartLine } from './cart';

/** Shown in an empty cart. */
export const getSampleLines = async (): Promise<CartLine[]> =>
  (await sampleList(contract.products)).slice(0, 2).flatMap((product) => addLine([], product));
