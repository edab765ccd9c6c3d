import type { Words } from '@/words/words';

/** What `QuoteSent` says. For the server. */
export const quoteSentWords = ({ quote }: Pick<Words, 'quote'>) => ({
  sent: quote.sent,
  without: quote.sentWithout,
});
