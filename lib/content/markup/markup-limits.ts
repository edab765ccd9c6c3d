/** What a host wrote is too long, or nested too deep. */
export class MarkupError extends Error {
  override name = 'MarkupError';
}

const MAX_LENGTH = 100_000;
const MAX_TAGS = 1_500;
const MAX_DEPTH = 30;

/** For markup with anything else than closed, well-formed tags, which can make a parser slow. */
const MAX_LENGTH_IF_ODD = 20_000;
const MAX_TAGS_IF_ODD = 300;

const TAG =
  /^<(\/?)([a-z][a-z0-9]{0,15})((?:\s+[a-z][a-z-]{0,30}(?:="[^"<>]*"|='[^'<>]*')?){0,20})\s*\/?>/i;

const EMPTY = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr']);

/** Parsers open these anew in every paragraph until they are closed. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
const MAX_FORMATTING = 5;

/** Their content is read by other rules. */
const SPECIAL =
  /^(?:iframe|math|noembed|noframes|noscript|plaintext|script|select|style|svg|template|textarea|title|xmp)$/;

/**
 * Parsers of HTML take the square of the tags where these are nested or left open.
 * @throws MarkupError
 */
export function checkMarkup(markup: string): void {
  if (markup.length > MAX_LENGTH) {
    throw new MarkupError(`markup of more than ${MAX_LENGTH} characters`);
  }
  const tags = markup.split('<').length - 1;
  const plain = isPlain(markup);
  if (tags > (plain ? MAX_TAGS : MAX_TAGS_IF_ODD)) {
    throw new MarkupError(`markup of ${tags} tags${plain ? '' : ', not well-formed'}`);
  }
  if (!plain && markup.length > MAX_LENGTH_IF_ODD) {
    throw new MarkupError(`markup of more than ${MAX_LENGTH_IF_ODD} characters, not well-formed`);
  }
}

/** Whether all tags are well-formed, closed in order, and not nested deep. */
function isPlain(markup: string): boolean {
  const open: string[] = [];
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at + 1)) {
    const [, closing, written = ''] = TAG.exec(markup.slice(at, at + 2_000)) ?? [];
    const name = written.toLowerCase();
    if (name === '' || SPECIAL.test(name)) return false;
    if (EMPTY.has(name)) continue;
    if (closing ? open.pop() !== name : open.push(name) > MAX_DEPTH) return false;
    if (
      FORMATTING.test(name) &&
      open.filter((one) => FORMATTING.test(one)).length > MAX_FORMATTING
    ) {
      return false;
    }
  }
  return open.length === 0;
}
