import { isFollowed } from '@/contract/formats/link';
import * as texts from '@/contract/text-runs';
import type { Element, ElementContent, Nodes } from 'hast';
import { INLINE, REMOVED, SILENT, UNWRAPPED } from './markup-elements';

export type Part = texts.Part<ElementContent, Element>;

/** Turns an element that is no part of a sentence into blocks. */
export type ReadBlock = (element: Element) => Part[];

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const space: Part = { words: { type: 'text', value: ' ' } };

/** Takes the name of what is left out: an element's, never anything that the host wrote. */
export type Report = (what: string) => void;

export function partsOf(nodes: readonly Nodes[], read: ReadBlock, report: Report): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'text') return [{ words: node }];
    if (node.type !== 'element') return [];
    const { tagName, children } = node;
    if (SILENT.has(tagName)) return [];
    if (REMOVED.has(tagName)) {
      report(tagName);
      return [space];
    }
    if (tagName === 'br') return [{ words: element('br', []) }];
    if (tagName === 'template') return [];
    if (INLINE.has(tagName)) return around(node, partsOf(children, read, report), report);
    if (UNWRAPPED.has(tagName)) return partsOf(children, read, report);
    return read(node);
  });
}

/** An inline element around blocks goes around the words of each. */
function around({ tagName, properties }: Element, parts: Part[], report: Report): Part[] {
  const href = tagName === 'a' ? properties.href : undefined;
  const leads = typeof href === 'string' && isFollowed(href);
  if (href !== undefined && !leads) report('link');
  const wrap = (children: ElementContent[]) => element(tagName, children, leads ? { href } : {});
  return texts.runsOf(parts).map((run) => {
    if (run === 'end') return run;
    if (Array.isArray(run)) return { words: wrap(run) };
    const { block } = run;
    return /^(?:p|h\d)$/.test(block.tagName)
      ? { block: { ...block, children: [wrap(block.children)] } }
      : run;
  });
}

export const textOf = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('');

/** Words, and nothing that is only space. */
export const hasWords = (nodes: readonly Nodes[]): boolean => textOf(nodes).trim() !== '';

/** Blocks; words between them become paragraphs. */
export const blocksOf = (parts: readonly Part[]): Element[] =>
  texts.blocksOf(parts, (words) => (hasWords(words) ? element('p', words) : undefined));

/** Words alone stay without a paragraph. */
export function contentOf(parts: readonly Part[]): ElementContent[] {
  const runs = texts.runsOf(parts).filter((run) => run !== 'end');
  const [only] = runs;
  return runs.length === 1 && Array.isArray(only) ? only : blocksOf(parts);
}

/** The words of all parts, with a space for what stood between them. */
export const wordsOf = (parts: readonly Part[]): ElementContent[] =>
  texts.runsOf(parts).flatMap((run, index): ElementContent[] => {
    if (run === 'end') return index > 0 ? [{ type: 'text', value: ' ' }] : [];
    if (Array.isArray(run)) return run;
    return [
      { type: 'text', value: ' ' },
      { type: 'text', value: textOf([run.block]) },
      { type: 'text', value: ' ' },
    ];
  });
