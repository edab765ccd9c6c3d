type Node = {
  type: string;
  text?: string;
  format?: number | string;
  listType?: string;
  tag?: string;
  fields?: { url?: string };
  children?: Node[];
};

const BOLD = 1;
const ITALIC = 2;
/** What the site follows; an address of any other kind is left as text. */
const FOLLOWED = /^(https?:\/\/|mailto:|tel:)/i;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapedAttribute = (text: string): string => escaped(text).replaceAll('"', '&quot;');

function textOf({ text = '', format }: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  const italic = bits & ITALIC ? `<em>${escaped(text)}</em>` : escaped(text);
  return bits & BOLD ? `<strong>${italic}</strong>` : italic;
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
