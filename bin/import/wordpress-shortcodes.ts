/*
 * Shortcodes are programs of WordPress that are not here. Words in square brackets look like them: a unit,
 * a drawing, an index. What has attributes, a closing tag or a known name is taken for one; the rest stays.
 */

/** That stand alone and bare; no words that somebody would write in brackets. */
const KNOWN = new Set([
  ...['caption', 'embed', 'gallery', 'playlist', 'wp_caption', 'nextpage', 'contact-form-7'],
  ...['contact-form', 'gravityform', 'wpforms', 'ninja_form', 'mc4wp_form', 'add_to_cart'],
  ...['product_page', 'product_category', 'product_categories', 'featured_products'],
  ...['woocommerce_cart', 'woocommerce_checkout', 'woocommerce_my_account', 'recent_posts'],
  ...['rev_slider', 'layerslider', 'metaslider', 'smartslider3', 'ngg_images', 'nggallery'],
]);
/** Page builders name all their codes alike. */
const BUILDER = /^(?:vc|et_pb|fusion|av|wpb|elementor|cs|x|mk|tatsu|us|nectar|kc)_/;

const MAX_CODE = 5_000;
const CODE = /^\[(\/?)([a-z][\w-]{0,60})((?:[\s/][^\][]*)?)\]/i;
const ATTRIBUTE = /\s[\w-]{1,40}\s{0,3}=\s{0,3}["'“”″\w#/]/;

type Code = { start: number; end: number; name: string; isEnd: boolean; attributes: string };

function codesIn(text: string): Code[] {
  const codes: Code[] = [];
  for (let at = text.indexOf('['); at !== -1; at = text.indexOf('[', at + 1)) {
    const [found, slash, name = '', attributes = ''] =
      CODE.exec(text.slice(at, at + MAX_CODE)) ?? [];
    // `[words](address)` is a link of another way of writing.
    if (!found || text[at + found.length] === '(') continue;
    codes.push({
      start: at,
      end: at + found.length,
      name: name.toLowerCase(),
      isEnd: slash === '/',
      attributes,
    });
  }
  return codes;
}

const PICTURE = /^((?:<a\s[^<>]*>)?\s*<img\s[^<>]*>\s*(?:<\/a>)?)([^[]*)$/i;
/** So long is a picture with its caption. */
const MAX_CAPTION = 10_000;

function replacement({ name }: Code, content: string): string | undefined {
  if (name === 'embed' && /^\s*https?:[^\s<>"]+\s*$/.test(content))
    return `<a href="${content.trim()}">${content.trim()}</a>`;
  if (name !== 'caption' && name !== 'wp_caption') return undefined;
  const [, picture, words] = (content.length <= MAX_CAPTION && PICTURE.exec(content.trim())) || [];
  return picture
    ? `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`
    : undefined;
}

/** @returns the text, and the names of what was left out */
export function withoutShortcodes(text: string): { text: string; removed: string[] } {
  const codes = codesIn(text);
  const closed = new Set(codes.flatMap(({ name, isEnd }) => (isEnd ? name : [])));
  const isCode = ({ name, attributes }: Code): boolean =>
    closed.has(name) || KNOWN.has(name) || BUILDER.test(name) || ATTRIBUTE.test(attributes);
  const real = codes.filter(isCode);
  const parts: string[] = [];
  const removed: string[] = [];
  let done = 0;
  for (const [index, code] of real.entries()) {
    if (code.start < done) continue;
    parts.push(text.slice(done, code.start));
    done = code.end;
    const next = real[index + 1];
    const isPair = !code.isEnd && next?.isEnd && next.name === code.name;
    const instead = isPair ? replacement(code, text.slice(code.end, next.start)) : undefined;
    if (instead !== undefined) {
      parts.push(instead);
      done = next!.end;
    } else if (!code.isEnd) removed.push(code.name);
  }
  parts.push(text.slice(done));
  return { text: parts.join(''), removed };
}
