import { addressIn } from '@/lib/pages/address-in';
import { leadTo, type Lead } from '@/lib/pages/lead-to';
import { escaped, unescaped } from './markup';

const LINK = /<a href="([^"]*)"/g;

const tagOf = ({ href, hrefLang }: Lead): string =>
  hrefLang
    ? `<a href="${escaped(href)}" hreflang="${escaped(hrefLang)}"`
    : `<a href="${escaped(addressIn(href))}"`;

/** Sanitised markup whose links lead to pages in the language that is spoken, or else in the main one. */
export async function withLeads(html: string): Promise<string> {
  const links = new Set([...html.matchAll(LINK)].map(([, href]) => href!));
  const tags = new Map(
    await Promise.all(
      [...links].map(async (href) => [href, tagOf(await leadTo(unescaped(href)))] as const),
    ),
  );
  return html.replace(LINK, (_, href: string) => tags.get(href)!);
}
