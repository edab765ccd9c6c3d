import 'server-only';
import { MAX_COUNT, MAX_COUNTS, MAX_NAME, OTHER_NAMES, type Counts } from '@/contract/counts';
import { cut } from '@/contract/cut';
import { noteAsked } from './asked-lately';
import { countsOfProcess } from './counts-of-process';

type Kind = Counts[number]['kind'];

const { counted } = countsOfProcess;

/** Names come from visitors: beyond a bound they count as one, so that room is left for one of each kind. */
const MAX_DIFFERENT = MAX_COUNTS - 10;

/** No visitor, only how often. @param name a path or a host name */
export function count(kind: Kind, name: string, times = 1): void {
  if (kind === 'pages') noteAsked(name);
  const start = cut(name, MAX_NAME);
  const isKnown = counted.has(`${kind} ${start}`);
  const kept = isKnown || counted.size < MAX_DIFFERENT ? start : OTHER_NAMES;
  const key = `${kind} ${kept}`;
  const entry = counted.get(key) ?? { kind, name: kept, count: 0 };
  counted.set(key, { ...entry, count: Math.min(entry.count + times, MAX_COUNT) });
}

/** Empties the counter. */
export function takeCounts(): Counts {
  const counts = [...counted.values()];
  counted.clear();
  return counts;
}
