const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Titles of positions, which carry no meaning: `Block 1` and `Quality` are the same block. */
const MEANINGFUL = /owner_|why_choose_item_|^Why_Choose_Us$|^Story$/;

/** A menu that is empty is not one that is missing. */
const MENU = /^(main|footer|more|legal)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPosition = (value: Record<string, unknown>): boolean =>
  'items' in value || 'contents' in value;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/**
 * The editor knows the size of a picture, whether the content said it or not, and has paragraphs in what
 * is quoted, as the site does.
 */
const normalisedMarkup = (html: string): string =>
  html
    .replaceAll(/<img [^>]*>/g, (img) => img.replaceAll(/ (?:width|height)="\d*"/g, ''))
    .replaceAll(
      /<blockquote>(?!<(?:p|ul|ol|h\d)\b)(.*?)<\/blockquote>/gs,
      '<blockquote><p>$1</p></blockquote>',
    );

function normalised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalised);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (/<img |<blockquote>/.test(value)) return normalisedMarkup(value);
    const zoned =
      /\d\d:\d\d(:\d\d)?$/.test(value) && !/[+-]\d\d:\d\d$/.test(value) ? `${value}Z` : value;
    return DATE.test(value) ? new Date(zoned).toISOString() : value.trim();
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .filter((key) => !isNothing(value[key]) || (MENU.test(key) && Array.isArray(value[key])))
      .map((key) => {
        const title = String(value[key]);
        const unnamed = key === 'title' && isPosition(value) && !MEANINGFUL.test(title);
        return [key, unnamed ? '' : normalised(value[key])];
      }),
  );
}

/** Text of content that is equal where the site would show the same. */
export const comparable = (value: unknown): string => JSON.stringify(normalised(value), null, 2);

export function sameContent(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameItem(item, other[index]));
  return sameItem(one, other);
}

/** In a long list most items are the same letter by letter. */
const sameItem = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || comparable(one) === comparable(other);
