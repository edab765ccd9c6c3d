import 'server-only';
import { getFigures } from '@/lib/content/store/endpoints';

/** The counters of the two further homes. */
export const getCounters = async () =>
  (await getFigures())?.map(({ title, start, end }) => ({ start, end, label: title }));
