import 'server-only';
import type { Product } from '@/lib/content/schemas/schemas';
import { getPage } from '@/lib/pages/page';
import { loadWords } from '@/lib/content/words/load-words';
import { hostTakesQuotes } from '@/lib/content/store/host-takes-quotes';

/** A link by its address and its words, and whether it leads to the form that takes drawings. */
export type QuoteLink = { href: string; name: string; takesDrawings: boolean };

/**
 * Where a visitor with a drawing is led first: the form that takes it, or the contact page where the form is
 * hidden or the content host takes no drawings.
 */
export async function quoteLink(): Promise<QuoteLink> {
  // Not those of the rendering: the frame of all pages is made outside of any.
  const [quote, isTaken, words] = await Promise.all([
    getPage('/quote'),
    hostTakesQuotes(),
    loadWords(),
  ]);
  return quote && isTaken
    ? { href: quote.path, name: quote.name, takesDrawings: true }
    : { href: '/contact', name: words.common.contactUs, takesDrawings: false };
}

/** The same from a product: the form begins with it, the contact page knows what the message is about. */
export async function quoteLinkFrom({ id }: Pick<Product, 'id'>): Promise<QuoteLink> {
  const way = await quoteLink();
  const query = way.takesDrawings ? `product=${id}` : `about=product:${id}`;
  return { ...way, href: `${way.href}?${query}` };
}
