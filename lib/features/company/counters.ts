import 'server-only';
import { getFigures } from '@/lib/content/endpoints';

/** The counters of the two further homes. */
export const getCounters = async () =>
  (await getFigures())?.map(({ title, start, end }) => ({ start, end, label: title }));
