import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { DEFAULT_REDIRECTS_FILE } from '@/lib/platform/env';
import { withoutNeedlessEscapes } from '@/lib/pages/routes/paths';
import { isOwnPath } from './site-paths';

/** The message is one line that names the variable, the file and the entry. */
export class RedirectsError extends Error {
  override name = 'RedirectsError';
  constructor(mistake: string) {
    super(`REDIRECTS_FILE: ${mistake}`);
  }
}

type Redirect = { to: string; permanent: boolean };

export type Redirects = {
  /** By normalised path and query of the old site. */
  exact: ReadonlyMap<string, Redirect>;
  /** By normalised path with a slash at its end, the longest first. */
  folders: readonly (readonly [string, Redirect])[];
};

export const NO_REDIRECTS: Redirects = { exact: new Map(), folders: [] };

/** Completes a path to a URL. */
const SOME_ORIGIN = 'https://site.example';

const entrySchema = z.strictObject(
  {
    from: z
      .string('"from" must be a text')
      .regex(/^\/(?!\/)[^#\s]*$/, '"from" must be a path of this site, like /old/page.html')
      .refine((from) => from !== '/' && from !== '/*', '"from" must not be the home page')
      .refine((from) => !from.slice(0, -2).includes('*'), '"from" may have a * at its end only')
      .refine(
        (from) => !from.endsWith('*') || /^[^?]*\/\*$/.test(from),
        '"from" must end with /* for a folder',
      ),
    to: z
      .string('"to" must be a text')
      .regex(
        /^(\/(?!\/)\S*|https:\/\/[^\s/]\S*)$/,
        '"to" must be a path of this site or an https URL',
      )
      // Otherwise the rest of the path could name another host.
      .refine(
        (to) => /^(https:\/\/[^/*]+)?\/[^*]*$/.test(to.replace(/\/\*$/, '/')) || !to.includes('*'),
        '"to" may have a * as its last folder only',
      )
      .refine((to) => URL.canParse(to, SOME_ORIGIN), '"to" is no URL'),
    permanent: z.boolean('"permanent" must be true or false').default(true),
  },
  'must be {"from": …, "to": …, "permanent": true or false} and nothing else',
);

/** `/Old/?b=2&a=1` → `/old?a=1&b=2` */
function keyOf(href: string): string {
  const { pathname, searchParams } = new URL(href, SOME_ORIGIN);
  searchParams.sort();
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const search = searchParams.toString();
  return keyOfPath(path) + (search && `?${search}`);
}

const keyOfPath = (path: string): string => withoutNeedlessEscapes(path).toLowerCase();

const pathOf = (key: string) => key.split('?')[0] ?? key;

/** Only the default file may be missing. @throws RedirectsError */
export function readRedirects(file: string): Redirects {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && file === DEFAULT_REDIRECTS_FILE) return NO_REDIRECTS;
    throw new RedirectsError(`${file}: cannot be read (${code})`);
  }
  return parseRedirects(text, file);
}

/** @throws RedirectsError */
export function parseRedirects(text: string, file: string): Redirects {
  const exact = new Map<string, Redirect>();
  const folders = new Map<string, Redirect>();
  const redirects = () => ({
    exact,
    folders: [...folders].sort(([one], [other]) => other.length - one.length),
  });
  entriesOf(text, file).forEach((entry, index) => {
    const refuse = (reason: string) =>
      new RedirectsError(`${file}: entry ${index + 1}: ${reason.replace(/\s+/g, ' ')}`);
    const parsed = entrySchema.safeParse(entry);
    if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? 'cannot be used');
    const { from, to, permanent } = parsed.data;
    const isFolder = from.endsWith('/*');
    if (!isFolder && to.endsWith('/*')) throw refuse('"to" has a *, but "from" has none');
    const key = isFolder ? keyOfPath(from.slice(0, -1)) : keyOf(from);
    if (isOwnPath(pathOf(key))) throw refuse(`${from} is a page of this site`);
    const known = isFolder ? folders : exact;
    if (known.has(key)) throw refuse(`${from} stands in the list twice`);
    known.set(key, { to, permanent });
    if (leadsBack(isFolder ? `${key}any` : key, redirects()))
      throw refuse(`${from} leads back to itself`);
  });
  return redirects();
}

function entriesOf(text: string, file: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new RedirectsError(`${file}: ${String(error).replace(/\s+/g, ' ')}`);
  }
  if (!Array.isArray(list)) throw new RedirectsError(`${file}: must be a list of redirects`);
  return list;
}

/** Checked after each entry: the last entry of a loop is found. */
function leadsBack(start: string, redirects: Redirects): boolean {
  const { exact, folders } = redirects;
  let next = start;
  for (let steps = 0; steps <= exact.size + folders.length; steps++) {
    const to: string = redirectFor(new URL(next, SOME_ORIGIN), redirects)?.to ?? '';
    if (!to.startsWith('/')) return false;
    next = to;
  }
  return true;
}

/**
 * An entry without a query matches every query and passes it on, unless its target has one. What has an
 * entry of its own is no matter of its folder.
 */
export function redirectFor(
  { pathname, search }: { pathname: string; search: string },
  { exact, folders }: Redirects,
): Redirect | undefined {
  if (exact.size === 0 && folders.length === 0) return undefined;
  const key = keyOf(pathname + search);
  const whole = exact.get(key);
  if (whole) return whole;
  const path = pathOf(key);
  const found = exact.get(path) ?? inFolder(path, withoutNeedlessEscapes(pathname), folders);
  if (!found || found.to.includes('?')) return found;
  const [target = '', fragment = ''] = found.to.split(/(?=#)/);
  return { ...found, to: target + search + fragment };
}

/** The target's star becomes what follows the folder, spelt as the visitor wrote it. */
function inFolder(
  path: string,
  spelling: string,
  folders: Redirects['folders'],
): Redirect | undefined {
  const [folder, redirect] = folders.find(([name]) => `${path}/`.startsWith(name)) ?? [];
  if (!folder || !redirect?.to.endsWith('/*')) return redirect;
  // A second slash would begin the name of a host.
  const rest = spelling.slice(folder.length).replace(/^\/+/, '');
  const target = redirect.to.slice(0, -1) + rest;
  return { ...redirect, to: target.replace(/(?<=[^/])\/$/, '') };
}
