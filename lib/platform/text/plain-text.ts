const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of sanitised markup, in one line; blocks are set apart by a space. */
export const plainText = (markup: string): string =>
  markup
    .replace(/<\/?(?:strong|b|em|i|a|code|sub|sup|s|del|q)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name: string) =>
      name ? (NAMED[name] ?? entity) : character(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\s+/g, ' ')
    .trim();

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : ' ');
