import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { MARKS } from './html-of';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type LexicalNode = Record<string, unknown>;

const bits = new Map(MARKS);
for (const [other, tag] of [
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
] as const)
  bits.set(other, bits.get(tag)!);

/** The title of the page is its first heading; below the fourth there is none. */
const HEADING: Record<string, string> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3' },
  ...{ h4: 'h4', h5: 'h4', h6: 'h4' },
};
const BLOCKS = ['p', 'ul', 'ol', 'blockquote'];
const DROPPED = ['script', 'style', 'svg', 'math', 'iframe', 'object', 'template', 'noscript'];

const element = (
  type: string,
  children: LexicalNode[],
  further: LexicalNode = {},
): LexicalNode => ({
  type,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
  ...further,
});

const textNode = (text: string, format: number): LexicalNode => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

function inline(node: HtmlNode, format: number): LexicalNode[] {
  if (node.nodeName === '#text' && 'value' in node)
    return node.value ? [textNode(node.value, format)] : [];
  if (!('childNodes' in node) || DROPPED.includes(node.nodeName)) return [];
  if (node.nodeName === 'br') return [{ type: 'linebreak', version: 1 }];
  const inner = node.childNodes.flatMap((child) =>
    inline(child, format | (bits.get(node.nodeName) ?? 0)),
  );
  const url =
    node.nodeName === 'a' ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
  return url
    ? [element('link', inner, { version: 3, fields: { url, linkType: 'custom', newTab: false } })]
    : inner;
}

function listItem(node: HtmlNode, value: number): LexicalNode[] {
  if (!('childNodes' in node)) return [];
  const children = node.childNodes.flatMap((child) =>
    ['ul', 'ol'].includes(child.nodeName) ? block(child) : inline(child, 0),
  );
  return [element('listitem', children, { value })];
}

function block(node: HtmlNode): LexicalNode[] {
  if (!('childNodes' in node)) return [];
  const { nodeName, childNodes } = node;
  if (nodeName === 'ul' || nodeName === 'ol') {
    const items = childNodes.filter(({ nodeName: name }) => name === 'li');
    const children = items.flatMap((item, index) => listItem(item, index + 1));
    const listType = nodeName === 'ol' ? 'number' : 'bullet';
    return [element('list', children, { listType, tag: nodeName, start: 1 })];
  }
  const children = childNodes.flatMap((child) => inline(child, 0));
  const tag = HEADING[nodeName];
  if (tag) return [element('heading', children, { tag })];
  return [
    nodeName === 'blockquote'
      ? element('quote', children)
      : element('paragraph', children, { textFormat: 0, textStyle: '' }),
  ];
}

const isBlank = (node: HtmlNode): boolean =>
  node.nodeName === '#text' && 'value' in node && !node.value.trim();

/** Markup as a text of the editor. Words outside paragraphs become paragraphs. */
export function richTextOf(html: string): LexicalNode {
  const children: LexicalNode[] = [];
  let loose: LexicalNode[] = [];
  const flush = () => {
    if (loose.length > 0)
      children.push(element('paragraph', loose, { textFormat: 0, textStyle: '' }));
    loose = [];
  };
  for (const node of parseFragment(html).childNodes) {
    if (isBlank(node)) continue;
    const isBlock = BLOCKS.includes(node.nodeName) || /^(h[1-6]|div|section)$/.test(node.nodeName);
    if (isBlock) {
      flush();
      children.push(...block(node));
    } else loose.push(...inline(node, 0));
  }
  flush();
  return { root: element('root', children) };
}
