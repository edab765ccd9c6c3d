import { isFollowed } from '../../contract/formats/link';
import { attributes, escaped, HEADINGS, MARKS } from './html-marks';
import { HEADS } from './rich-text-nodes';

type Node = {
  type: string;
  text?: string;
  format?: number | string;
  listType?: string;
  start?: number;
  tag?: string;
  headerState?: number;
  colSpan?: number;
  rowSpan?: number;
  fields?: { url?: string; blockType?: string; [name: string]: unknown };
  children?: Node[];
};

/** An upload as Payload answers it within a text. */
type Upload = { public_path?: string; alt?: string; width?: number; height?: number };

function textOf({ text = '', format }: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  return MARKS.reduce(
    (inner, [tag, bit]) => (bits & bit ? `<${tag}>${inner}</${tag}>` : inner),
    escaped(text),
  );
}

const markupOfAll = (nodes: Node[] = []): string => nodes.map(markupOf).join('');
const children = (node: Node): string => markupOfAll(node.children);

/** Two line breaks end a paragraph of what is quoted. */
function quoteOf({ children: words = [] }: Node): string {
  const paragraphs: Node[][] = [[]];
  words.forEach((node, index) => {
    const isBreak = (each?: Node) => each?.type === 'linebreak';
    if (isBreak(node) && isBreak(words[index + 1])) paragraphs.push([]);
    else if (!(isBreak(node) && isBreak(words[index - 1]))) paragraphs.at(-1)!.push(node);
  });
  const markup = paragraphs.map(markupOfAll).filter((text) => text.trim());
  return markup.length > 0 ? `<blockquote><p>${markup.join('</p><p>')}</p></blockquote>` : '';
}

function cellOf(cell: Node, isHead: boolean): string {
  const tag = isHead || cell.headerState ? 'th' : 'td';
  const { children: blocks = [], colSpan = 1, rowSpan = 1 } = cell;
  const [first, ...others] = blocks;
  const isOne = first?.type === 'paragraph' && others.length === 0;
  const spans = attributes({
    colspan: colSpan > 1 ? colSpan : undefined,
    rowspan: rowSpan > 1 ? rowSpan : undefined,
  });
  return `<${tag}${spans}>${isOne ? children(first) : markupOfAll(blocks)}</${tag}>`;
}

function tableOf({ children: rows = [] }: Node, caption: string): string {
  const isHead = ({ children: cells = [] }: Node) =>
    cells.every(({ headerState = 0 }) => headerState & HEADS.row);
  const firstBody = rows.findIndex((row) => !isHead(row));
  const heads = firstBody === -1 ? 0 : firstBody;
  const section = (tag: string, part: Node[]) =>
    part.length > 0
      ? `<${tag}>${part.map(({ children: cells = [] }) => `<tr>${cells.map((cell) => cellOf(cell, tag === 'thead')).join('')}</tr>`).join('')}</${tag}>`
      : '';
  const words = caption && `<caption>${caption}</caption>`;
  return `<table>${words}${section('thead', rows.slice(0, heads))}${section('tbody', rows.slice(heads))}</table>`;
}

/** Nobody nests as deep by the form. */
const MAX_DEPTH = 100;

const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

/** The form makes well-formed nodes; a request may hold anything, and must not stop all that is published. */
function nodesIn(value: unknown, depth = 0): Node[] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return [];
  return value.flatMap((each): Node[] => {
    const node = objectOf(each);
    if (!node) return [];
    const { type, text, fields } = node;
    return [
      {
        ...node,
        type: String(type),
        text: typeof text === 'string' ? text : undefined,
        fields: objectOf(fields),
        children: node.children === undefined ? undefined : nodesIn(node.children, depth + 1),
      },
    ];
  });
}

const nodesOf = (richText: unknown): Node[] =>
  nodesIn(objectOf(objectOf(richText)?.root)?.children);

/** A text of one line, without its paragraphs. */
const lineOf = (richText: unknown): string =>
  nodesOf(richText).map(children).filter(Boolean).join('<br>');

function pictureOf({ image, address, alt, caption }: Record<string, unknown>): string {
  const upload = (typeof image === 'object' && image ? image : {}) as Upload;
  const src = upload.public_path ? `/media/${upload.public_path}` : String(address ?? '');
  if (!src) return '';
  const shown = attributes({
    src,
    alt: String(alt || upload.alt || ''),
    width: upload.width ?? undefined,
    height: upload.height ?? undefined,
  });
  const words = lineOf(caption);
  return `<figure><img${shown}>${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function blockOf({ blockType, ...fields }: Record<string, unknown>): string {
  if (blockType === 'picture') return pictureOf(fields);
  if (blockType === 'code') return fields.code ? `<pre>${escaped(String(fields.code))}</pre>` : '';
  const nodes = nodesOf(fields.table);
  const caption = lineOf(fields.caption);
  const first = nodes.findIndex(({ type }) => type === 'table');
  return nodes
    .map((node, index) => (index === first ? tableOf(node, caption) : markupOf(node)))
    .join('');
}

function markupOf(node: Node): string {
  switch (node.type) {
    case 'text':
      return textOf(node);
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return node.children?.length ? `<p>${children(node)}</p>` : '';
    case 'heading': {
      const tag = HEADINGS.find((known) => known === node.tag) ?? HEADINGS[0];
      return node.children?.length ? `<${tag}>${children(node)}</${tag}>` : '';
    }
    case 'quote':
      return quoteOf(node);
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      const start = tag === 'ol' && (node.start ?? 1) > 1 ? node.start : undefined;
      return `<${tag}${attributes({ start })}>${children(node)}</${tag}>`;
    }
    case 'listitem':
      return `<li>${children(node)}</li>`;
    case 'table':
      return tableOf(node, '');
    case 'block':
      return blockOf(node.fields ?? {});
    case 'link':
    case 'autolink': {
      const url = String(node.fields?.url ?? '');
      return isFollowed(url)
        ? `<a${attributes({ href: url })}>${children(node)}</a>`
        : children(node);
    }
    default:
      return children(node);
  }
}

/** The markup of a text of the editor: only what the site shows. */
export const htmlOf = (richText: unknown): string => markupOfAll(nodesOf(richText));
