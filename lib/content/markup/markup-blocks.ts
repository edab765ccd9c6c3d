import 'server-only';
import { cut } from '@/contract/cut';
import { ALT_LENGTH } from '@/contract/formats/lengths';
import { runsOf } from '@/contract/text-runs';
import type { Element, ElementContent, Root } from 'hast';
import { mediaPath } from '@/lib/content/host/media-path';
import { HEADING } from './markup-elements';
import {
  blocksOf,
  contentOf,
  element,
  hasWords,
  partsOf,
  textOf,
  wordsOf,
  type Part,
  type Report,
} from './markup-parts';
import { tableParts } from './markup-table';

const MAX_SIZE = 10_000;

/**
 * The blocks that the site shows of a host's markup: no words are lost, and none are joined that stood
 * apart. What is left out is reported.
 */
export function readableBlocks(root: Root, report: Report): Root {
  /** The headings of a page lie above: h2 is the first, and no level is left out. */
  let level = 1;

  const parts = (nodes: readonly ElementContent[]) => partsOf(nodes, readBlock, report);

  function readBlock(node: Element): Part[] {
    const { tagName, children, properties } = node;
    if (HEADING.test(tagName)) return headingParts(node);
    switch (tagName) {
      case 'p':
        return blocksOf(parts(children)).map((block) => ({ block }));
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        return listParts(node);
      case 'blockquote': {
        const quoted = blocksOf(parts(children));
        return quoted.length > 0 ? [{ block: element('blockquote', quoted) }] : [];
      }
      case 'pre': {
        const code = codeOf(children).replace(/^\n/, '').trimEnd();
        return code.trim()
          ? [{ block: element('pre', [element('code', [{ type: 'text', value: code }])]) }]
          : [];
      }
      case 'table':
        return tableParts(node, readBlock, report);
      case 'figure':
        return figureParts(node);
      case 'img':
        return pictureParts(properties);
      case 'dt':
        return ['end', { words: element('strong', wordsOf(parts(children))) }, 'end'];
      default:
        return ['end', ...parts(children), 'end'];
    }
  }

  function headingParts({ tagName, children }: Element): Part[] {
    const inside = parts(children);
    const blocks = inside.filter((part) => part !== 'end' && 'block' in part);
    const words = runsOf(inside.filter((part) => part === 'end' || 'words' in part)).flatMap(
      (run): ElementContent[] => (Array.isArray(run) ? run : [{ type: 'text', value: ' ' }]),
    );
    if (!hasWords(words)) return ['end', ...blocks];
    level = Math.min(Math.max(Number(tagName[1]), 2), level + 1, 4);
    return [{ block: element(`h${level}`, words) }, ...blocks];
  }

  function listParts({ tagName, children, properties }: Element): Part[] {
    const entries = children.flatMap((child): Element[] => {
      const isItem = child.type === 'element' && child.tagName === 'li';
      const content = contentOf(parts(isItem ? child.children : [child]));
      const isEmpty = !hasWords(content) && !content.some(isBlock);
      return isEmpty ? [] : [element('li', content)];
    });
    if (entries.length === 0) return ['end'];
    const start = tagName === 'ol' ? Math.floor(Number(properties.start)) : NaN;
    const numbered = tagName === 'ol' ? 'ol' : 'ul';
    return [{ block: element(numbered, entries, start > 1 && start < MAX_SIZE ? { start } : {}) }];
  }

  function figureParts({ children }: Element): Part[] {
    const isCaption = (child: ElementContent) =>
      child.type === 'element' && child.tagName === 'figcaption';
    const caption = children
      .filter(isCaption)
      .flatMap((child) => wordsOf(parts((child as Element).children)));
    const blocks = blocksOf(parts(children.filter((child) => !isCaption(child)))).flatMap(
      (block) => (block.tagName === 'figure' ? block.children : [block]),
    );
    const captions = hasWords(caption) ? [element('figcaption', caption)] : [];
    if (blocks.length === 0) return captions.length > 0 ? [{ block: element('p', caption) }] : [];
    return [{ block: element('figure', [...blocks.filter(isNoCaption), ...captions]) }];
  }

  function pictureParts(properties: Element['properties']): Part[] {
    const [width, height] = [sizeOf(properties.width), sizeOf(properties.height)];
    // Pixels that count visitors.
    if ((width ?? 99) < 3 || (height ?? 99) < 3) return [];
    const src = typeof properties.src === 'string' ? mediaPath(properties.src) : undefined;
    if (!src) {
      report('picture');
      return [{ words: { type: 'text', value: ' ' } }];
    }
    // The site wraps pictures by their tags: an attribute must not look like one.
    const alt = cut(
      String(properties.alt ?? '')
        .replace(/[<>"]/g, '')
        .trim(),
      ALT_LENGTH,
    );
    const size = width && height ? { width, height } : {};
    return [{ block: element('figure', [element('img', [], { src, alt, ...size })]) }];
  }

  return { type: 'root', children: blocksOf(partsOf(root.children, readBlock, report)) };
}

const isBlock = (node: ElementContent) =>
  node.type === 'element' && ['figure', 'table', 'pre', 'ul', 'ol'].includes(node.tagName);
const isNoCaption = (node: ElementContent) =>
  node.type !== 'element' || node.tagName !== 'figcaption';

function sizeOf(value: unknown): number | undefined {
  const size = Math.round(Number(value));
  return size > 0 && size <= MAX_SIZE ? size : undefined;
}

const codeOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type !== 'element') return textOf([node]);
      return node.tagName === 'br' ? '\n' : codeOf(node.children);
    })
    .join('');
