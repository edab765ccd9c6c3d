import type { Client, GalleryItem } from '@/lib/content/schemas/schemas';
import type { Quotation } from '@/lib/content/schemas/sections';
import { plainText } from '@/lib/platform/text/plain-text';

/** What a client says, what was made for it, or both. */
export type ClientCase = { quotation?: Quotation; work?: GalleryItem };

const MAX_SHOWN = 3;

type Content = { clients: Client[]; quotations: Quotation[]; portfolio: GalleryItem[] };

/**
 * Cases that the content tells elsewhere: quotations of the home page, each with the picture of the portfolio
 * whose words name the same client; where there are none, pictures that name one.
 */
export function clientCases({ clients, quotations, portfolio }: Content): ClientCase[] {
  // The longest first: a name may begin another.
  const known = clients
    .flatMap(({ title }) => title ?? [])
    .sort((one, other) => other.length - one.length);
  const namedIn = (text: string) => known.find((name) => names(text, name));
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
  if (quoted.length > 0) return quoted;
  const others = [...works.values()].map((work) => ({ work }));
  return others.slice(0, MAX_SHOWN);
}

/** Written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Whether the name stands in the text, where words have spaces between them as words of its own. */
function names(text: string, name: string): boolean {
  if (UNSPACED.test(name)) return text.includes(name);
  const isLetter = (place: number) => /[\p{L}\p{N}]/u.test(text.charAt(place));
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return true;
  return false;
}
