import 'server-only';
import { lettersOf, scriptsOf } from '../writing-faults';
import { addressIn, isListed, type Crawled } from './crawled';
import { isSameLanguage, type Page } from './page-facts';

/** Shorter pages prove nothing. */
const LEAST_LETTERS = 20;
const LEAST_SENTENCES = 3;

/** Names of the trade stand in Latin letters everywhere; and one sign of Chinese says what takes a word of them. */
const LEAST_SHARE = 0.5;
const LEAST_SHARE_OF_SIGNS = 0.2;
const SIGNS = ['Hani', 'Hang'];

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A page most of whose letters are of another script than its language is written in. */
function faultOfScript({ address, lang, texts }: Page): string | undefined {
  let own: string[];
  try {
    own = scriptsOf(lang);
  } catch {
    return `${address} has ${lang ? `the lang “${lang}”, which is no language` : 'no lang'}.`;
  }
  const text = texts.join(' ').normalize('NFC');
  const letters = text.match(/(?!\p{sc=Common})\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS) return undefined;
  const share = lettersOf(text, own) / letters;
  const least = own.some((script) => SIGNS.includes(script)) ? LEAST_SHARE_OF_SIGNS : LEAST_SHARE;
  return share < least
    ? `${address} says that it is in ${lang}, and ${percent(share)} of its letters are of that script.`
    : undefined;
}

const sentencesOf = ({ texts }: Page): string[] =>
  texts.filter((text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 4);

/** A page that says again what it says in the main language. */
function faultOfRepeating(page: Page, site: Crawled): string | undefined {
  const { address, lang } = page;
  const mainLang = site.pages.get(site.home)?.lang ?? '';
  if (isSameLanguage(lang, mainLang)) return undefined;
  const other = site.pages.get(addressIn(page, mainLang) ?? '');
  if (!other || other === page) return undefined;
  const sentences = sentencesOf(page);
  const known = new Set(sentencesOf(other));
  const repeated = sentences.filter((sentence) => known.has(sentence)).length;
  return repeated >= LEAST_SENTENCES && repeated > sentences.length / 2
    ? `${address} says that it is in ${lang}, and ${repeated} of its ${sentences.length} sentences are those of ${other.address} (${other.lang}).`
    : undefined;
}

/** What speaks against the language that a page says it is in. */
export const languageFault = (page: Page, site: Crawled): string | undefined =>
  faultOfScript(page) ?? faultOfRepeating(page, site);

/** Titles that several of the pages of one language have. */
export function titleFaults(pages: readonly Page[]): string[] {
  const byTitle = new Map<string, string[]>();
  for (const { title, address } of pages.filter(isListed))
    byTitle.set(title, [...(byTitle.get(title) ?? []), address]);
  return [...byTitle].flatMap(([title, addresses]) =>
    addresses.length > 1 ? [`${addresses.join(' and ')} have the same title, “${title}”.`] : [],
  );
}
