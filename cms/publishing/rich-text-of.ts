import { cut } from '../../contract/cut';
import { ALT_LENGTH } from '../../contract/formats/lengths';
import { parseFragment } from 'parse5';
import { runsOf } from '../../contract/text-runs';
import { MARKS } from './html-marks';
import * as nodes from './rich-text-nodes';
import type { LexicalNode } from './rich-text-nodes';
import {
  attribute,
  blocksOf,
  codeOf,
  isElement,
  wordsOf,
  type HtmlElement,
  type HtmlNode,
  type Part,
} from './rich-text-parts';
import { tableOf } from './rich-text-table';

/** A picture of the content folder in the editor; `alt` is the one that belongs to it there. */
export type KnownPicture = { id: number; alt: string };
type KnownPictures = Map<string, KnownPicture>;

const bits = new Map(MARKS);
for (const [other, tag] of [
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
] as const)
  bits.set(other, bits.get(tag)!);
const BOLD = bits.get('strong')!;

/** The title of the page is its first heading; below the fourth there is none. */
const HEADING: Record<string, string> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3' },
  ...{ h4: 'h4', h5: 'h4', h6: 'h4' },
};
/** Without a word of their own. */
const DROPPED = [
  ...['script', 'style', 'svg', 'math', 'iframe', 'object', 'template', 'noscript', 'select'],
  ...['textarea', 'title', 'video', 'audio', 'canvas', 'input', 'link', 'meta', 'wbr', 'hr'],
];
/** Their words stay in the sentence. */
const UNWRAPPED = [
  ...['abbr', 'acronym', 'bdi', 'bdo', 'big', 'cite', 'data', 'dfn', 'font', 'ins', 'kbd'],
  ...['label', 'mark', 'nobr', 'picture', 'rp', 'rt', 'ruby', 'samp', 'small', 'span'],
  ...['time', 'tt', 'u', 'var'],
];

class Reader {
  #blocks = 0;

  constructor(private readonly pictures: KnownPictures) {}

  readonly partsOf = (found: readonly HtmlNode[], format = 0): Part[] =>
    found.flatMap((node) => this.#partsOf(node, format));

  #partsOf(node: HtmlNode, format: number): Part[] {
    if (node.nodeName === '#text' && 'value' in node)
      return node.value ? [{ words: nodes.text(node.value, format) }] : [];
    if (!isElement(node) || DROPPED.includes(node.tagName)) return [];
    const { tagName, childNodes } = node;
    const bit = bits.get(tagName);
    if (bit !== undefined) return this.partsOf(childNodes, format | bit);
    if (UNWRAPPED.includes(tagName)) return this.partsOf(childNodes, format);
    if (tagName === 'br') return [{ words: nodes.linebreak() }];
    if (tagName === 'q')
      return [
        { words: nodes.text('“', format) },
        ...this.partsOf(childNodes, format),
        { words: nodes.text('”', format) },
      ];
    if (tagName === 'a') return this.#link(node, format);
    return ['end', ...this.#block(node, format), 'end'];
  }

  /** A link around blocks goes around the words of each. */
  #link(node: HtmlElement, format: number): Part[] {
    const url = attribute(node, 'href');
    const parts = this.partsOf(node.childNodes, format);
    if (!url) return parts;
    return runsOf(parts).map((run) => (Array.isArray(run) ? { words: nodes.link(run, url) } : run));
  }

  #block(node: HtmlElement, format: number): Part[] {
    const { tagName, childNodes } = node;
    const tag = HEADING[tagName];
    if (tag) return this.#with(node, (words) => nodes.heading(words, tag));
    switch (tagName) {
      case 'ul':
      case 'ol':
        return this.#list(node, tagName);
      case 'blockquote':
        return this.#with(node, nodes.quote, () => [nodes.linebreak(), nodes.linebreak()]);
      case 'pre':
        return [this.#own('code', { code: codeOf(childNodes) })];
      case 'table':
        return this.#table(node);
      case 'figure':
        return this.#figure(node);
      case 'img':
        return this.#picture(node);
      case 'dt':
        return this.partsOf(childNodes, format | BOLD);
      default:
        return this.partsOf(childNodes, format);
    }
  }

  #own(type: string, fields: object): Part {
    this.#blocks += 1;
    return { block: nodes.block(type, fields, this.#blocks) };
  }

  /** What holds words alone; pictures and tables in it follow it. */
  #with(
    { childNodes }: HtmlElement,
    make: (words: LexicalNode[]) => LexicalNode,
    between = () => [nodes.linebreak()],
  ): Part[] {
    const { words, blocks } = wordsOf(this.partsOf(childNodes), between);
    return [...(words.length > 0 ? [make(words)] : []), ...blocks].map((block) => ({ block }));
  }

  #list(node: HtmlElement, tag: 'ul' | 'ol'): Part[] {
    const after: LexicalNode[] = [];
    const items: LexicalNode[] = [];
    for (const item of node.childNodes.filter(isElement)) {
      const parts = this.partsOf(item.tagName === 'li' ? item.childNodes : [item]);
      const { words, blocks } = wordsOf(parts, () => [nodes.linebreak()]);
      const lists = blocks.filter(({ type }) => type === 'list');
      after.push(...blocks.filter(({ type }) => type !== 'list'));
      if (words.length + lists.length > 0)
        items.push(nodes.listItem([...words, ...lists], items.length + 1));
    }
    const start = tag === 'ol' ? Math.floor(Number(attribute(node, 'start') ?? 1)) : 1;
    const list = items.length > 0 ? [nodes.list(items, tag, start > 1 ? start : 1)] : [];
    return [...list, ...after].map((block) => ({ block }));
  }

  #caption(found: readonly HtmlNode[]) {
    const { words } = wordsOf(this.partsOf(found), () => [nodes.linebreak()]);
    return words.length > 0 ? nodes.rootOf([nodes.paragraph(words)]) : null;
  }

  #table(node: HtmlElement, below: readonly HtmlNode[] = []): Part[] {
    const captions = node.childNodes.filter(isElement).filter((each) => each.tagName === 'caption');
    const words = [...captions.flatMap(({ childNodes }) => childNodes), ...below];
    const table = tableOf(node, (cell) => blocksOf(this.partsOf(cell.childNodes)));
    if (!table) return this.partsOf(words);
    return [this.#own('table', { caption: this.#caption(words), table: nodes.rootOf([table]) })];
  }

  #picture(node: HtmlElement, below: readonly HtmlNode[] = []): Part[] {
    const address = attribute(node, 'src') ?? '';
    const alt = cut(attribute(node, 'alt') ?? '', ALT_LENGTH);
    const known = this.pictures.get(address);
    const caption = this.#caption(below);
    if (!known) return [this.#own('picture', { image: null, address, alt, caption })];
    const own = alt === known.alt ? '' : alt;
    return [this.#own('picture', { image: known.id, address: '', alt: own, caption })];
  }

  /** The words below a single picture or table belong to it. */
  #figure({ childNodes }: HtmlElement): Part[] {
    const isCaption = (node: HtmlNode) => isElement(node) && node.tagName === 'figcaption';
    const words = childNodes.filter(isCaption).flatMap((node) => (node as HtmlElement).childNodes);
    const others = childNodes.filter((node) => !isCaption(node));
    const [only, ...rest] = others.filter(isElement);
    const single = rest.length === 0 ? only : undefined;
    const inner = single?.tagName === 'a' ? single.childNodes.find(isElement) : single;
    if (inner?.tagName === 'img') return this.#picture(inner, words);
    if (inner?.tagName === 'table') return this.#table(inner, words);
    return ['end', ...this.partsOf(others), 'end', ...this.partsOf(words), 'end'];
  }
}

/** Markup as a text of the editor. Words outside paragraphs become paragraphs. */
export const richTextOf = (html: string, pictures: KnownPictures = new Map()) =>
  nodes.rootOf(blocksOf(new Reader(pictures).partsOf(parseFragment(html).childNodes)));

/** The pictures in markup, with what they are said to show. */
export function picturesIn(html: string): { src: string; alt: string }[] {
  const found: { src: string; alt: string }[] = [];
  const walk = (node: HtmlNode) => {
    if (!isElement(node)) return;
    const src = node.tagName === 'img' ? attribute(node, 'src') : undefined;
    if (src) found.push({ src, alt: attribute(node, 'alt') ?? '' });
    node.childNodes.forEach(walk);
  };
  parseFragment(html).childNodes.forEach(walk);
  return found;
}
