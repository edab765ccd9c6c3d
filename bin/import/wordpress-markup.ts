import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { ImportError } from './plan';
import { markupFault } from './wordpress-limits';
import { withoutShortcodes } from './wordpress-shortcodes';

const reader = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** Blocks that WordPress puts into no paragraph. */
const BLOCK =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|hr|section|article|address|form)\b/i;

/** Its lines and blank lines are its own. */
const WHOLE = /<(pre|script|style|textarea)[\s>]/gi;

/** Texts of the old editor, and between them what an empty line does not end. */
function* parts(text: string): Generator<{ text: string; isWhole: boolean }> {
  let from = 0;
  for (const { index, 1: name } of text.matchAll(WHOLE)) {
    if (index < from) continue;
    // Not in small letters: some have another length there, and every place after them would be wrong.
    const end = new RegExp(`</${name}>`, 'gi');
    end.lastIndex = index;
    if (!end.test(text)) break;
    yield { text: text.slice(from, index), isWhole: false };
    yield { text: text.slice(index, end.lastIndex), isWhole: true };
    from = end.lastIndex;
  }
  yield { text: text.slice(from), isWhole: false };
}

/** Texts of the old editor: an empty line ends a paragraph. */
function withParagraphs(text: string): string {
  if (/<p[\s>]/i.test(text) || text.includes('<!-- wp:')) return text;
  const paragraphs = (part: string) =>
    part
      .split(/\n[^\S\n]*\n/)
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => (BLOCK.test(each) ? each : `<p>${each.replaceAll('\n', '<br>')}</p>`));
  return [...parts(text.replaceAll('\r\n', '\n'))]
    .flatMap((part) => (part.isWhole ? part.text : paragraphs(part.text)))
    .join('\n');
}

/** `photo-1024x768.jpg` is a smaller copy of `photo.jpg`. */
export const originalOf = (url: string): string =>
  url.replace(/[?#].*$/, '').replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');

/** What becomes of what a text refers to. */
export type References = {
  /** Where a picture of the old site is now; undefined where it is not taken. */
  picture(url: string): string | undefined;
  /** Where a link leads now. */
  link(href: string): string;
  /** Shortcodes that are left out. */
  removed(names: string[]): void;
};

const isElement = (node: RootContent): node is Element => node.type === 'element';

/** Whether a link only shows the picture in it, larger. */
function isOwnPicture({ tagName, properties, children }: Element): boolean {
  const href = String(properties.href ?? '');
  return (
    tagName === 'a' &&
    /\.(jpe?g|png|webp|avif|gif)$/i.test(originalOf(href)) &&
    children.some((child) => isElement(child) && child.tagName === 'img')
  );
}

/** Shows nothing, or is a program. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'iframe',
  'object',
]);
/** Means nothing without what was in it. */
const NEVER_EMPTY = new Set(['a', 'figure', 'figcaption']);

const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' ? !node.value.trim() : node.type !== 'element';

function moved(node: RootContent, references: References): RootContent[] {
  if (node.type === 'text') return [node];
  if (!isElement(node) || LEFT_OUT.has(node.tagName)) return [];
  const children = node.children.flatMap((child) => moved(child, references)) as ElementContent[];
  if (isOwnPicture(node)) return children;
  if (NEVER_EMPTY.has(node.tagName) && children.every(isBlank)) return [];
  if (node.tagName !== 'img') return [{ ...node, children, properties: kept(node, references) }];
  const src = references.picture(String(node.properties.src ?? ''));
  const alt = String(node.properties.alt ?? '');
  return src ? [{ ...node, children: [], properties: { src, alt } }] : [];
}

const KEPT = ['href', 'start', 'colSpan', 'rowSpan'];
function kept({ properties }: Element, { link }: References): Element['properties'] {
  const own = Object.fromEntries(
    Object.entries(properties).filter(([name]) => KEPT.includes(name)),
  );
  return typeof own.href === 'string' ? { ...own, href: link(own.href) } : own;
}

/** @throws ImportError for what would take long to read, or cannot be */
function cleaned(content: string, references: References): Root {
  const { text, removed } = withoutShortcodes(content);
  references.removed(removed);
  const fault = markupFault(text);
  if (fault) throw new ImportError(fault);
  const root = reader.parse(withParagraphs(text));
  return {
    type: 'root',
    children: root.children.flatMap((node) => moved(node, references)),
  } as Root;
}

/** A text of WordPress as markup of the content: without its classes, comments and shortcodes. */
export const markupOf = (content: string, references: References): string =>
  writer.stringify(cleaned(content, references)).trim();

/** The pictures that a text shows. */
export function picturesOf(content: string): string[] {
  const found: string[] = [];
  cleaned(content, {
    picture: (url) => void found.push(url),
    link: (href) => href,
    removed: () => undefined,
  });
  return found;
}

const words = (node: Root | RootContent): string => {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(words).join('');
  return node.type === 'element' && (BLOCK.test(`<${node.tagName} `) || node.tagName === 'br')
    ? ` ${inner} `
    : inner;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The words of a name or title, which has markup at most. */
export const plainText = (markup: string): string =>
  markupFault(markup) ? oneLine(markup) : oneLine(words(reader.parse(markup)));

/** The words that a text shows. */
export const wordsOf = (content: string): string =>
  oneLine(
    words(
      cleaned(content, {
        picture: () => undefined,
        link: (href) => href,
        removed: () => undefined,
      }),
    ),
  );
