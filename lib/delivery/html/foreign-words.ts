import { plainText } from '@/lib/platform/text/plain-text';
import type { Phrase } from '@/words/fault-of';
import { pieces } from '@/words/format';
import type { Language } from '@/words/languages';
import { phrasesOf } from '@/words/custom-words';
import { englishIn, isFactName, lackingIn, words } from '@/words/words';

/*
 * On pages in a language without a catalogue the words of the site are English, as are those that a catalogue lacks;
 * the company may have put its own in place of some. What was rendered is looked at: components need not know, and no text is wrapped, which scripts
 * would find changed.
 */

const ENGLISH = 'en';

/** Whether the site says this text in English; with something filled in, too. */
type IsOfSite = (text: string) => boolean;

/** Read aloud in place of what stands in the element. */
const NAME = /\saria-label="([^"]*)"/;
/** Read aloud where nothing stands in it. */
const ATTRIBUTES = /\s(?:aria-roledescription|alt|title|placeholder)="([^"]*)"/g;

/** So far around a text a sentence is looked for that it may be part of. */
const PARTS_IN = 3;

/** With something filled in; longer ones are content. */
const LONGEST = 500;

/** Elements that end where they begin. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

const TOKEN =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|[^>"])*)>|[^<]+/gi;

/** Short ones that are words all the same; `kB` and `N` are none. */
const SHORT = /\b(?:of|to)\b/;

/** Places for numbers: `Over {from} {unit}` is not the Dutch for “about us”. */
const NUMBERS =
  /^(?:count|first|firstYear|from|last|lastYear|number|page|pages|rating|second|shown|to|total)$/;
const NUMBER = '[\\d.,\\s]{1,20}';

/**
 * Says of the English words on a page in another language that they are English (WCAG 3.1.2).
 * @param html one character a byte
 */
export function withForeignWords(html: string): string {
  const [, page = 'en'] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
  const isOfSite = englishOn(page);
  if (!isOfSite) return html;
  const marks = marksOn(html, page, isOfSite);
  let written = '';
  let done = 0;
  for (const { at, lang } of marks) {
    written += `${html.slice(done, at)} lang="${lang}"`;
    done = at;
  }
  return written + html.slice(done);
}

type Node = {
  name: string;
  /** Behind the name of the tag. */
  at: number;
  attributes: string;
  /** Of its own texts, not of those in other elements: whether some are words of the site, or something else. */
  hasWords: boolean;
  hasContent: boolean;
  /** With those in other elements, which may be parts of a sentence that shall not break. */
  text: string;
  children: Node[];
};

function marksOn(html: string, page: string, isOfSite: IsOfSite): { at: number; lang: string }[] {
  const root: Node = node('', 0, '');
  const open = [root];
  for (const token of html.matchAll(TOKEN)) {
    const [text, raw, closing, name, attributes = ''] = token;
    if (raw || text.startsWith('<!--')) continue;
    if (name === undefined) noteText(open, text, isOfSite);
    else if (closing) close(open, name);
    else {
      const found = node(name, token.index + 1 + name.length, attributes);
      open.at(-1)!.children.push(found);
      if (!VOID.test(name) && !attributes.endsWith('/')) open.push(found);
    }
  }
  const marks: { at: number; lang: string }[] = [];
  mark(root, page, page);
  return marks;

  /** @param content the language of what is not of the site: that of the page, unless an element around names another */
  function mark(element: Node, around: string, content: string): void {
    const [, given] = / lang="([^"]*)"/.exec(element.attributes) ?? [];
    const own = given ?? languageOf(element, content, isOfSite) ?? around;
    if (given === undefined && own !== around) marks.push({ at: element.at, lang: own });
    if (isSentence(element, isOfSite)) return;
    for (const child of element.children) mark(child, own, given ?? content);
  }
}

const node = (name: string, at: number, attributes: string): Node => ({
  ...{ name, at, attributes, hasWords: false, hasContent: false, text: '', children: [] },
});

/** Browsers close what stands open within, too. */
function close(open: Node[], name: string): void {
  const place = open.findLastIndex((element) => element.name === name);
  if (place > 0) open.length = place;
}

function noteText(open: Node[], text: string, isOfSite: IsOfSite): void {
  const element = open.at(-1)!;
  for (const around of open.slice(-PARTS_IN)) around.text += text;
  const said = decoded(text);
  if (!/\p{L}/u.test(said)) return;
  if (isOfSite(said)) element.hasWords = true;
  else element.hasContent = true;
}

function languageOf(element: Node, content: string, isOfSite: IsOfSite): string | undefined {
  const [, name] = NAME.exec(element.attributes) ?? [];
  if (name !== undefined && isName(decoded(name), isOfSite)) return ENGLISH;
  if (element.hasWords || isSentence(element, isOfSite)) return ENGLISH;
  if (element.hasContent) return content;
  const said = [...element.attributes.matchAll(ATTRIBUTES)].map(([, text = '']) => decoded(text));
  return said.some(isOfSite) ? ENGLISH : undefined;
}

/** Parts of it stand in elements of their own. */
const isSentence = ({ hasContent, hasWords, children, text }: Node, isOfSite: IsOfSite): boolean =>
  hasContent && !hasWords && children.length > 0 && isOfSite(decoded(text));

const decoded = (text: string): string => plainText(Buffer.from(text, 'latin1').toString());

/** `Phone: Ada Byron`: the name of the fact is the site's. */
const isName = (text: string, isOfSite: IsOfSite): boolean =>
  isOfSite(text) || isOfSite(text.split(': ')[0]!);

/** By the language of the catalogue that lacks them; under `en` for all languages without one. */
const known = new Map<Language, IsOfSite>();

/** What tells the English words on a page; undefined if it says nothing in another language. */
function englishOn(page: string): IsOfSite | undefined {
  const { language } = words(page);
  const hasCatalogue = language === new Intl.Locale(page).language;
  const lacking = lackingIn(language);
  // Looking through each page takes its time; the table of facts marks the names of its own.
  if (hasCatalogue && [...lacking].every(isFactName)) return undefined;
  const found = known.get(language);
  if (found) return found;
  const phrases = phrasesOf(englishIn(language));
  const isOfSite = tellsTexts(
    hasCatalogue ? phrases.filter(({ key }) => lacking.has(key)) : phrases,
  );
  known.set(language, isOfSite);
  return isOfSite;
}

function tellsTexts(phrases: readonly Phrase[]): IsOfSite {
  const all = phrases.flatMap(({ text }) =>
    pieces(text as never, {}).map((piece) => piece.text.replace(/\s+/g, ' ').trim()),
  );
  const isForm = (text: string) => /\{\w+\}/.test(text);
  const texts = new Set(all.filter((text) => !isForm(text) && /\p{L}/u.test(text)));
  const forms = [...new Set(all.filter(isForm))].flatMap((text) => formOf(text) ?? []);
  return (text) => {
    // The title of a page has the company behind it.
    if (texts.has(text) || texts.has(text.split(' | ')[0]!)) return true;
    return text.length <= LONGEST && forms.some((form) => form.test(text));
  };
}

function formOf(text: string): RegExp | undefined {
  const [first = '', ...parts] = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return NUMBERS.test(part) ? NUMBER : '.{1,200}?';
    return part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  });
  const said = text.replace(/\{\w+\}/g, '');
  const hasWords = said.replace(/\P{L}/gu, '').length > 2 || SHORT.test(said);
  return hasWords ? new RegExp(`^${first}${parts.join('')}$`, 'su') : undefined;
}
