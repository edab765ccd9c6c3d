/** Parsers of HTML take the square of what is nested or left open, and a stack for each level. */
const MAX_DEPTH = 200;
const MAX_FORMATTING = 50;
/** Far more than the site shows; each takes a part of a millisecond, several times. */
const MAX_TAGS = 20_000;

const FORMATTING = new Set([
  ...[
    'a',
    'b',
    'big',
    'code',
    'em',
    'font',
    'i',
    'nobr',
    's',
    'small',
    'strike',
    'strong',
    'tt',
    'u',
  ],
]);
/** Without an end, or closed by what follows. */
const UNNESTED = new Set([
  ...[
    'area',
    'base',
    'br',
    'col',
    'embed',
    'hr',
    'img',
    'input',
    'link',
    'meta',
    'param',
    'source',
  ],
  ...['track', 'wbr', 'p', 'li', 'dt', 'dd', 'option', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
]);

/** Why a text cannot be read in reasonable time; undefined where it can. */
export function markupFault(text: string): string | undefined {
  let depth = 0;
  let formatting = 0;
  let tags = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > MAX_TAGS) return `has more than ${MAX_TAGS} tags`;
    const [, slash, written = ''] =
      /^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(text.slice(at, at + 20)) ?? [];
    const name = written.toLowerCase();
    if (!name || UNNESTED.has(name)) continue;
    const step = slash ? -1 : 1;
    if (FORMATTING.has(name)) formatting = Math.max(0, formatting + step);
    else depth = Math.max(0, depth + step);
    if (depth > MAX_DEPTH) return `nests elements more than ${MAX_DEPTH} deep`;
    if (formatting > MAX_FORMATTING) return `leaves more than ${MAX_FORMATTING} elements open`;
  }
  return undefined;
}
