type Node = {
  type: string;
  text?: string;
  format?: number | string;
  listType?: string;
  tag?: string;
  fields?: { url?: string };
  children?: Node[];
};

/** Bits of the editor, from the innermost mark to the outermost. */
export const MARKS: [tag: string, bit: number][] = [
  ['sup', 64],
  ['sub', 32],
  ['code', 16],
  ['s', 4],
  ['em', 2],
  ['strong', 1],
];
export const HEADINGS = ['h2', 'h3', 'h4'] as const;

/** What the site follows; an address of any other kind is left as text. */
const FOLLOWED = /^(https?:\/\/|mailto:|tel:)/i;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapedAttribute = (text: string): string => escaped(text).replaceAll('"', '&quot;');

function textOf({ text = '', format }: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  return MARKS.reduce(
    (inner, [tag, bit]) => (bits & bit ? `<${tag}>${inner}</${tag}>` : inner),
    escaped(text),
  );
}

const children = (node: Node): string => (node.children ?? []).map(markupOf).join('');

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
      return `<blockquote>${children(node)}</blockquote>`;
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      return `<${tag}>${children(node)}</${tag}>`;
    }
    case 'listitem':
      return `<li>${children(node)}</li>`;
    case 'link':
    case 'autolink': {
      const url = node.fields?.url ?? '';
      return FOLLOWED.test(url)
        ? `<a href="${escapedAttribute(url)}">${children(node)}</a>`
        : children(node);
    }
    default:
      return children(node);
  }
}

/** The markup of a text of the editor: only what the site shows. */
export function htmlOf(richText: unknown): string {
  const root = (richText as { root?: Node } | null | undefined)?.root;
  return root ? children(root) : '';
}
