import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const reader = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** Blocks that WordPress puts into no paragraph. */
const BLOCK =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|hr|section|article|address|form)\b/i;

/** `[caption]<img> words[/caption]` is a figure; other shortcodes are programs that are not here. */
const withoutShortcodes = (text: string): string =>
  text
    .replaceAll(
      /\[caption[^\]]{0,500}\]((?:<a[^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?)([^[]*)\[\/caption\]/gi,
      '\n\n<figure>$1<figcaption>$2</figcaption></figure>\n\n',
    )
    .replaceAll(/\[embed\]([^[\s]*)\[\/embed\]/gi, '<a href="$1">$1</a>')
    .replaceAll(/\[\/?[a-z][\w-]*(?:\s[^\][]{0,2000})?\/?\](?!\()/gi, '');

/** Texts of the old editor: an empty line ends a paragraph. */
function withParagraphs(text: string): string {
  if (/<p[\s>]/i.test(text) || /<!-- wp:/.test(text)) return text;
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

/** `photo-1024x768.jpg` is a smaller copy of `photo.jpg`. */
export const originalOf = (url: string): string =>
  url.replace(/[?#].*$/, '').replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');

/** @returns where a picture of the old site is now, undefined where it is not taken */
type Place = (url: string) => string | undefined;

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

function moved(node: RootContent, place: Place): RootContent[] {
  if (node.type === 'text') return [node];
  if (!isElement(node)) return [];
  const children = node.children.flatMap((child) => moved(child, place)) as ElementContent[];
  if (isOwnPicture(node)) return children;
  if (node.tagName !== 'img') return [{ ...node, children, properties: kept(node) }];
  const src = place(String(node.properties.src ?? ''));
  const alt = String(node.properties.alt ?? '');
  return src ? [{ ...node, children: [], properties: { src, alt } }] : [];
}

const KEPT = ['href', 'start', 'colSpan', 'rowSpan'];
const kept = ({ properties }: Element): Element['properties'] =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => KEPT.includes(name)));

/** A text of WordPress as markup of the content: without its classes, comments and shortcodes. */
export function markupOf(content: string, place: Place): string {
  const root = reader.parse(withParagraphs(withoutShortcodes(content)));
  const children = root.children.flatMap((node) => moved(node, place));
  return writer.stringify({ type: 'root', children } as Root).trim();
}

/** The pictures that a text shows. */
export function picturesOf(content: string): string[] {
  const found: string[] = [];
  markupOf(content, (url) => void found.push(url));
  return found;
}

const words = (node: Root | RootContent): string =>
  'value' in node && node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map(words).join('')
      : '';

export const plainText = (markup: string): string =>
  words(reader.parse(markup)).replaceAll(/\s+/g, ' ').trim();
