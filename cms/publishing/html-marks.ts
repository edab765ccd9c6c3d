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

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** ` name="value"` of those that are given. */
export const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`)
    .join('');
