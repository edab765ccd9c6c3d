import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DEFAULT_REDIRECTS_FILE } from '@/lib/env';
import { isOwnPath } from './own-paths';

/** The message is one line that names the variable, the file and the entry. */
export class RedirectsError extends Error {
  override name = 'RedirectsError';
  constructor(mistake: string) {
    super(`REDIRECTS_FILE: ${mistake}`);
  }
}

type Redirect = { to: string; permanent: boolean };

/** By normalised path and query of the old site. */
export type Redirects = ReadonlyMap<string, Redirect>;

const entrySchema = z.strictObject(
  {
    from: z
      .string('"from" must be a text')
      .regex(/^\/(?!\/)[^#\s]*$/, '"from" must be a path of this site, like /old/page.html')
      .refine((from) => from !== '/', '"from" must not be the home page'),
    to: z
      .string('"to" must be a text')
      .regex(
        /^(\/(?!\/)\S*|https:\/\/[^\s/]\S*)$/,
        '"to" must be a path of this site or an https URL',
      )
      .refine((to) => URL.canParse(to, 'https://site.example'), '"to" is no URL'),
    permanent: z.boolean('"permanent" must be true or false').default(true),
  },
  'must be {"from": …, "to": …, "permanent": true or false} and nothing else',
);

/** `/Old/?b=2&a=1` → `/old?a=1&b=2` */
function keyOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://site.example');
  searchParams.sort();
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const search = searchParams.toString();
  return path.toLowerCase() + (search && `?${search}`);
}

const pathOf = (key: string) => key.split('?')[0] ?? key;

/** Only the default file may be missing. @throws RedirectsError */
export function readRedirects(file: string): Redirects {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && file === DEFAULT_REDIRECTS_FILE) return new Map();
    throw new RedirectsError(`${file}: cannot be read (${code})`);
  }
  return parseRedirects(text, file);
}

/** @throws RedirectsError */
export function parseRedirects(text: string, file: string): Redirects {
  const redirects = new Map<string, Redirect>();
  entriesOf(text, file).forEach((entry, index) => {
    const refuse = (reason: string) =>
      new RedirectsError(`${file}: entry ${index + 1}: ${reason.replace(/\s+/g, ' ')}`);
    const parsed = entrySchema.safeParse(entry);
    if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? 'cannot be used');
    const { from, to, permanent } = parsed.data;
    const key = keyOf(from);
    if (isOwnPath(pathOf(key))) throw refuse(`${from} is a page of this site`);
    if (redirects.has(key)) throw refuse(`${from} stands in the list twice`);
    redirects.set(key, { to, permanent });
    if (leadsBack(key, redirects)) throw refuse(`${from} leads back to itself`);
  });
  return redirects;
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
  let next = redirects.get(start)?.to;
  for (let steps = 0; next?.startsWith('/') && steps <= redirects.size; steps++) {
    const key = keyOf(next);
    const found = redirects.has(key) ? key : pathOf(key);
    if (found === start) return true;
    next = redirects.get(found)?.to;
  }
  return false;
}

/** An entry without a query matches every query and passes it on, unless its target has one. */
export function redirectFor(
  { pathname, search }: { pathname: string; search: string },
  redirects: Redirects,
): Redirect | undefined {
  if (redirects.size === 0) return undefined;
  const key = keyOf(pathname + search);
  const exact = redirects.get(key);
  if (exact) return exact;
  const found = redirects.get(pathOf(key));
  if (!found || found.to.includes('?')) return found;
  const [target = '', fragment = ''] = found.to.split(/(?=#)/);
  return { ...found, to: target + search + fragment };
}
