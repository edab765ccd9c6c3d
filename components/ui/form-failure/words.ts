import { pick } from '@/words/format';
import type { Words } from '@/words/words';

/** Other ways to reach the company, beside what went wrong. For the server. */
export const formFailureWords = ({ contact }: Words) =>
  pick(contact, 'stillHere', 'callOrWrite', 'call', 'write');

export type FormFailureWords = ReturnType<typeof formFailureWords>;
