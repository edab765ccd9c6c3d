/** Of rows and blocks; nobody has written it. */
const NOT_WRITTEN = ['id', 'blockType', 'blockName'];

type Node = { text?: unknown; children?: unknown[] };

const ofNode = ({ text, children = [] }: Node): string =>
  typeof text === 'string'
    ? text
    : children
        .map((child) => ofNode(child as Node))
        .join(children.some((child) => (child as Node).children) ? '\n' : '');

/** The value of a field, to be read: without its marks, and rows below each other. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  if (typeof value !== 'object') return String(value);
  if ('root' in value) return ofNode(value.root as Node);
  return Object.entries(value)
    .filter(([name]) => !NOT_WRITTEN.includes(name))
    .map(([, each]) => plainText(each))
    .filter(Boolean)
    .join(' · ');
}
