/** Nodes of the text editor as they are stored. */
export type LexicalNode = { type: string; children?: LexicalNode[]; [key: string]: unknown };

const element = (
  type: string,
  children: LexicalNode[],
  further: Omit<LexicalNode, 'type'> = {},
): LexicalNode => ({
  type,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
  ...further,
});

export const text = (words: string, format: number): LexicalNode => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});
export const linebreak = (): LexicalNode => ({ type: 'linebreak', version: 1 });
export const paragraph = (children: LexicalNode[]) =>
  element('paragraph', children, { textFormat: 0, textStyle: '' });
export const heading = (children: LexicalNode[], tag: string) =>
  element('heading', children, { tag });
export const quote = (children: LexicalNode[]) => element('quote', children);
export const link = (children: LexicalNode[], url: string) =>
  element('link', children, { version: 3, fields: { url, linkType: 'custom', newTab: false } });
export const list = (items: LexicalNode[], tag: 'ul' | 'ol', start: number) =>
  element('list', items, { listType: tag === 'ol' ? 'number' : 'bullet', tag, start });
export const listItem = (children: LexicalNode[], value: number) =>
  element('listitem', children, { value });

/** Bits of `headerState`: what a cell is the header of. */
export const HEADS = { row: 1, column: 2 } as const;
export const table = (rows: LexicalNode[]) => element('table', rows);
export const tableRow = (cells: LexicalNode[]) => element('tablerow', cells);
export const tableCell = (
  children: LexicalNode[],
  spans: { headerState: number; colSpan: number; rowSpan: number },
) => element('tablecell', children, { backgroundColor: null, ...spans });

export const rootOf = (children: LexicalNode[]): { root: LexicalNode } => ({
  root: element('root', children),
});

/** The numbers of a text are always the same, so that it is stored and compared as one. */
export const block = (type: string, fields: object, place: number): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: place.toString(16).padStart(24, '0'), blockName: '', blockType: type, ...fields },
});
