import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** `hreflang` and address, as they stand in the head of a page. */
export type Alternate = { lang: string; href: string };

/** What a page says of its language and of its other addresses. */
export type Page = {
  /** In full. */
  address: string;
  /** Empty for a page that does not say it. */
  lang: string;
  title: string;
  /** Not left out by search engines. */
  isIndexed: boolean;
  /** In full; that of the page itself where it names none. */
  canonical: string;
  alternates: Alternate[];
  /** What visitors read in the language of the page, piece by piece. */
  texts: string[];
  /** As they are written. */
  links: string[];
};

const parser = unified().use(rehypeParse).freeze();

type Root = ReturnType<typeof parser.parse>;
type Node = Root['children'][number];
type Element = Node & { type: 'element' };

/** Nobody reads what stands in these as a text of the page. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'code', 'head']);

const NOINDEX = /\b(noindex|none)\b/i;

const textIn = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const valueOf = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};

const isIn = (element: Element, name: string, value: string): boolean =>
  valueOf(element, name).toLowerCase().split(' ').includes(value);

/** Whether two tags mean one language: `de` says less than `de-DE`, and nothing else. */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((tag) => tag.toLowerCase());
  return first === second || first!.startsWith(`${second}-`) || second!.startsWith(`${first}-`);
}

function elementsIn(children: readonly Node[]): Element[] {
  return children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child.children)] : [],
  );
}

/** @param isOwn whether what is around it is in the language of the page */
function textsIn(children: readonly Node[], lang: string, isOwn: boolean): string[] {
  return children.flatMap((child): string[] => {
    if (child.type === 'text') {
      const text = child.value.replace(/\s+/g, ' ').trim();
      return isOwn && text ? [text] : [];
    }
    if (child.type !== 'element' || UNREAD.has(child.tagName)) return [];
    const own = valueOf(child, 'lang');
    return textsIn(child.children, lang, own ? isSameLanguage(own, lang) : isOwn);
  });
}

/** In full. @returns undefined for what is no address */
export const fullAddress = (href: string, base: string): string | undefined =>
  URL.canParse(href, base) ? new URL(href, base).href : undefined;

/**
 * @param address of the page, in full
 * @param robots the header `X-Robots-Tag`
 */
export function pageOf(html: string, address: string, robots = ''): Page {
  const elements = elementsIn(parser.parse(html).children);
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const [root] = all('html');
  const [head] = all('head');
  const lang = root ? valueOf(root, 'lang') : '';
  // Search engines believe these in the head alone.
  const inHead = head ? elementsIn(head.children) : [];
  const links = inHead.filter(({ tagName }) => tagName === 'link');
  const title = inHead.find(({ tagName }) => tagName === 'title');
  const canonical = links.find((link) => isIn(link, 'rel', 'canonical'));
  const told = all('meta').filter((meta) => isIn(meta, 'name', 'robots'));
  return {
    address,
    lang,
    title: title ? textIn(title).trim() : '',
    isIndexed: ![robots, ...told.map((meta) => valueOf(meta, 'content'))].some((text) =>
      NOINDEX.test(text),
    ),
    canonical: (canonical && fullAddress(valueOf(canonical, 'href'), address)) ?? address,
    alternates: links
      .filter((link) => isIn(link, 'rel', 'alternate') && valueOf(link, 'hrefLang'))
      .map((link) => ({ lang: valueOf(link, 'hrefLang'), href: valueOf(link, 'href') })),
    texts: root ? textsIn(root.children, lang, true) : [],
    links: all('a').map((link) => valueOf(link, 'href')),
  };
}
