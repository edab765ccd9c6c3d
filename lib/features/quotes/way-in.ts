import 'server-only';
import type { Product } from '@/lib/content/schemas';
import { getPage } from '@/lib/pages/page';
import { hostTakesQuotes } from '@/lib/content/host-takes-quotes';

/** A link by its address and its words. */
export type WayIn = { href: string; name: string };

const CONTACT: WayIn = { href: '/contact', name: 'Contact Us' };

/**
 * Where a visitor with a drawing is led first: the form that takes it, or the contact page where the form is
 * hidden or the content host takes no drawings.
 */
export async function wayIn(): Promise<WayIn> {
  const [quote, isTaken] = await Promise.all([getPage('/quote'), hostTakesQuotes()]);
  return quote && isTaken ? { href: quote.path, name: quote.name } : CONTACT;
}

/** The same from a product: the form begins with it, the contact page knows what the message is about. */
export async function wayInFrom({ id }: Pick<Product, 'id'>): Promise<WayIn> {
  const { href, name } = await wayIn();
  return {
    href: href === CONTACT.href ? `${href}?about=product:${id}` : `${href}?product=${id}`,
    name,
  };
}
