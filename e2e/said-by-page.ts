import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { withoutTypes } from './second-company/page-text';

/** A piece of what a page says to eyes, to screen readers and to search engines. */
export type Said = {
  text: string;
  /** The language in which it stands, as `lang` names it. */
  lang: string;
  /** The element, or the attribute, in which it stands. */
  place: string;
  /** A sentence may begin in one text of the page and end in another; whatever else there is stands for itself. */
  isText: boolean;
};

const parser = unified().use(rehypeParse).freeze();

type Node = ReturnType<typeof parser.parse>['children'][number];
type Element = Node & { type: 'element' };

const SPOKEN_ATTRIBUTES = ['alt', 'ariaLabel', 'title', 'placeholder'];
const SPOKEN_META =
  /^(description|(og|twitter):(title|description|site_name|image:alt)|article:section)$/;
const SILENT = ['script', 'style', 'template', 'noscript'];

const isHidden = ({ properties }: Element): boolean => properties.ariaHidden === 'true';

function saidByMeta({ properties }: Element, lang: string): Said[] {
  const name = String(properties.name ?? properties.property ?? '');
  const text = String(properties.content ?? '');
  return SPOKEN_META.test(name) ? [{ text, lang, place: `meta ${name}`, isText: false }] : [];
}

function saidByData({ properties, children }: Element, lang: string): Said[] {
  const [json] = children;
  if (properties.type !== 'application/ld+json' || json?.type !== 'text') return [];
  return saidByThing(JSON.parse(json.value), lang);
}

/** Things name their language themselves, or have that of what they are part of. */
function saidByThing(thing: unknown, around: string): Said[] {
  if (typeof thing === 'string')
    return [{ text: thing, lang: around, place: 'JSON-LD', isText: false }];
  if (typeof thing !== 'object' || thing === null) return [];
  const { inLanguage: lang = around } = thing as { inLanguage?: string };
  return Object.values(withoutTypes(thing)).flatMap((part) => saidByThing(part, lang));
}

function saidBy(element: Element, around: string, isUnheard: boolean): Said[] {
  const { tagName, properties, children } = element;
  const lang = typeof properties.lang === 'string' ? properties.lang : around;
  if (tagName === 'meta') return saidByMeta(element, lang);
  if (tagName === 'script') return saidByData(element, lang);
  if (SILENT.includes(tagName)) return [];
  const isUnheardHere = isUnheard || isHidden(element);
  return [
    ...SPOKEN_ATTRIBUTES.flatMap((name): Said[] => {
      const text = properties[name];
      return typeof text === 'string'
        ? [{ text, lang, place: `${name} of ${tagName}`, isText: false }]
        : [];
    }),
    ...children.flatMap((child): Said[] => {
      if (child.type === 'element') return saidBy(child, lang, isUnheardHere);
      // The initials of a name, in place of a picture.
      const areInitials = child.type === 'text' && isUnheardHere && child.value.length < 3;
      return child.type === 'text' && !areInitials
        ? [{ text: child.value, lang, place: tagName, isText: true }]
        : [];
    }),
  ];
}

/** What a page says, piece by piece, in the order of its HTML. */
export const saidByPage = (html: string): Said[] =>
  parser
    .parse(html)
    .children.flatMap((child) => (child.type === 'element' ? saidBy(child, '', false) : []));

/** What it says in the language that its root names. */
export function saidInOwnLanguage(html: string): Said[] {
  const own = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1];
  return saidByPage(html).filter(({ lang }) => lang === own);
}
