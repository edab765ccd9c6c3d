import { readFileSync } from 'node:fs';
import { endpointPaths } from './endpoint-paths';

/**
 * The demo company's content with a mark `~endpoint.revision~` behind its texts, so that a page tells
 * which revision of which endpoint it was made from.
 */

const MARKED_FIELDS = new Set([
  'title',
  'subtitle',
  'text',
  'description',
  'short_description',
  'alt',
  'copyright',
  'site_url',
  'position',
  'value',
]);
const MARK = /~(\d+)\.(\d+)~/g;
/** Ids made from titles. */
const MARK_IN_ID = /-\d+-\d+(?=")/g;
/** React parts two texts by a comment, or one from what came a moment before it. */
const TEXT_SEPARATOR = /<!-- -->/g;

export const SETTINGS = '/api/site-settings';

/** Figures, e-mail addresses and the names by which sections are found have to stay as they are. */
const isProse = (value: string) => /[a-z]/i.test(value) && !/@|_/.test(value);

function markTexts(value: unknown, mark: string, inContents: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => markTexts(item, mark, inContents));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && inContents && MARKED_FIELDS.has(name) && isProse(field)
        ? `${field} ${mark}`.replace(/^(https:\S+) /, '$1#')
        : markTexts(field, mark, inContents || name === 'contents'),
    ]),
  );
}

/** What the demo company has at an endpoint. */
export const demoContent = (path: string): unknown =>
  JSON.parse(
    readFileSync(`demo-company/content/${path.replace(/^\/api\/(list\/)?/, '')}.json`, 'utf8'),
  );

/** What an endpoint holds at a revision, without an envelope. */
export function contentOf(path: string, revision: number): unknown {
  const mark = `~${endpointPaths.indexOf(path)}.${revision}~`;
  // The demo company has no words of its own.
  if (path === '/api/pages/words') return { 'layout.callAnyTime': `Call Any Time ${mark}` };
  const content = demoContent(path);
  // It has one language here; languages.ts gives it others.
  if (path === SETTINGS) Object.assign(content as object, { languages: undefined });
  const hasSections = typeof content === 'object' && content !== null && 'sections' in content;
  return markTexts(content, mark, !hasSections);
}

/** The three shapes in which hosts send lists, one after the other. */
export function envelope(path: string, value: unknown): unknown {
  if (!Array.isArray(value)) return { data: value };
  return [value, { data: value }, { data: { data: value } }][endpointPaths.indexOf(path) % 3];
}

/** What a visitor is given, without the scripts. */
const markup = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

/** The revisions of each endpoint that a page shows: one, unless it mixes two. */
export function revisionsIn(html: string): Map<string, number[]> {
  const found = new Map<string, Set<number>>();
  for (const [, index, revision] of markup(html).matchAll(MARK)) {
    const path = endpointPaths[Number(index)] ?? '';
    found.set(path, (found.get(path) ?? new Set()).add(Number(revision)));
  }
  return new Map([...found].map(([path, revisions]) => [path, [...revisions]]));
}

/** React counts them in the order in which the parts of a page get ready. */
const ID_BY_TURN = /_S_\w+_/g;

/**
 * The tags and texts of a page without revisions: the same for as long as it has all its content.
 * Sorted, since React writes what belongs into the head in the order in which it gets ready.
 */
export const withoutRevisions = (html: string) =>
  markup(html)
    .replace(TEXT_SEPARATOR, '')
    .replace(MARK, '~$1~')
    .replace(MARK_IN_ID, '')
    .replace(ID_BY_TURN, '_S_')
    .split(/(?=<)/)
    .sort()
    .join('\n');
