import type { Client, GalleryItem } from '@/lib/content/schemas';
import type { Quotation } from '@/lib/content/sections';
import { plainText } from '@/lib/platform/text/plain-text';

/** What a client says, what was made for it, or both. */
export type ClientCase = { quotation?: Quotation; work?: GalleryItem };

const MAX_SHOWN = 3;

type Content = { clients: Client[]; quotations: Quotation[]; portfolio: GalleryItem[] };

/**
 * Cases that the content tells elsewhere: quotations of the home page, and the picture of the portfolio
 * whose words name the same client; where there are few, further pictures that name one.
 */
export function clientCases({ clients, quotations, portfolio }: Content): ClientCase[] {
  const namedIn = (text: string) =>
    clients.find(({ title }) => title !== undefined && names(text, title))?.title;
  const works = new Map<string, GalleryItem>();
  for (const work of portfolio) {
    const client = namedIn([work.title, work.figures, work.text].join(' '));
    if (client && !works.has(client)) works.set(client, work);
  }
  const quoted = quotations.slice(0, MAX_SHOWN).map((quotation) => {
    const { html, name, role } = quotation;
    const client = namedIn([plainText(html), name, role].join(' ')) ?? '';
    const work = works.get(client);
    works.delete(client);
    return { quotation, work };
  });
  const others = [...works.values()].map((work) => ({ work }));
  return [...quoted, ...others].slice(0, MAX_SHOWN);
}

/** Whether the name stands in the text as words of its own. */
function names(text: string, name: string): boolean {
  const isLetter = (place: number) => /[\p{L}\p{N}]/u.test(text.charAt(place));
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return true;
  return false;
}
