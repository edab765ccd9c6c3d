import type { DefaultTreeAdapterTypes } from 'parse5';
import * as texts from '../../contract/text-runs';
import * as nodes from './rich-text-nodes';
import type { LexicalNode } from './rich-text-nodes';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export type Part = texts.Part<LexicalNode, LexicalNode>;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const attribute = (node: HtmlElement, name: string): string | undefined =>
  node.attrs.find((found) => found.name === name)?.value;

const hasWords = (run: LexicalNode[]): boolean =>
  run.some(({ text, children }) =>
    children ? hasWords(children) : typeof text === 'string' && text.trim() !== '',
  );

/** Blocks; words between them become paragraphs. */
export const blocksOf = (parts: Part[]): LexicalNode[] =>
  texts.blocksOf(parts, (words) => (hasWords(words) ? nodes.paragraph(words) : undefined));

/** The words of all parts, the paragraphs among them told apart by `between`; and what holds none. */
export function wordsOf(parts: Part[], between: () => LexicalNode[]) {
  const words: LexicalNode[] = [];
  const blocks: LexicalNode[] = [];
  for (const found of blocksOf(parts)) {
    if (found.type !== 'paragraph') blocks.push(found);
    else words.push(...(words.length > 0 ? between() : []), ...(found.children ?? []));
  }
  return { words, blocks };
}

/** Words as they are written, with their line breaks. */
export const codeOf = (found: readonly HtmlNode[]): string =>
  found
    .map((node) => {
      if ('value' in node && node.nodeName === '#text') return node.value;
      if (!isElement(node)) return '';
      return node.tagName === 'br' ? '\n' : codeOf(node.childNodes);
    })
    .join('');
