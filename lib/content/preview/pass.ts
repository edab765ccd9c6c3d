import 'server-only';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { environment } from '@/lib/platform/env';
import { cookieName } from '@/lib/platform/http/cookies';
import { sameSecret, sharedKey, sharedToken } from '@/node/secrets';

/** Who may see drafts: until when, in ms since 1970, and from which editor. */
export type Pass = { until: number; editor: string };

export const PASS_COOKIE = 'preview';

/** A preview ends after it, in ms. */
const LONGEST_MS = 60 * 60 * 1_000;
/** How far the clock of the editor may be ahead. */
const CLOCK_STEP_MS = 60_000;

/** @returns undefined without `REVALIDATE_SECRET` or `PREVIEW_HOST`: then there is no preview */
function secretOfPreviews(): string | undefined {
  const { REVALIDATE_SECRET, PREVIEW_HOST } = environment();
  return PREVIEW_HOST && REVALIDATE_SECRET;
}

type Purpose = 'preview-link' | 'preview-pass';

function signatureOf(purpose: Purpose, value: unknown): string | undefined {
  const secret = secretOfPreviews();
  if (secret === undefined) return undefined;
  return createHmac('sha256', sharedKey(secret, purpose))
    .update(JSON.stringify(value))
    .digest('hex');
}

function isSigned(purpose: Purpose, value: unknown, signature: string): boolean {
  const expected = signatureOf(purpose, value);
  return expected !== undefined && sameSecret(signature, expected);
}

const isOpen = (until: number, now: number): boolean =>
  until > now && until <= now + LONGEST_MS + CLOCK_STEP_MS;

const until = z.coerce.number().int().positive();
const editor = z.string().regex(/^https?:\/\/[\w.:[\]-]+$/);

const linkSchema = z.object({
  path: z
    .string()
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .max(2_000),
  until,
  editor,
  signature: z.string(),
});

/** What a signed link of the editor opens; undefined for one that is wrong or has ended. */
export function openLink(
  parameters: URLSearchParams,
  now = Date.now(),
): (Pass & { path: string }) | undefined {
  const found = linkSchema.safeParse(Object.fromEntries(parameters));
  if (!found.success) return undefined;
  const { signature, ...link } = found.data;
  const signed = isSigned('preview-link', [link.path, link.until, link.editor], signature);
  return signed && isOpen(link.until, now) ? link : undefined;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const sealPass = ({ until, editor }: Pass): string =>
  `${encoded([until, editor])}.${signatureOf('preview-pass', [until, editor])}`;

const passSchema = z.tuple([until, editor]);

export function openPass(sealed: string | undefined, now = Date.now()): Pass | undefined {
  const [text = '', signature = ''] = sealed?.split('.') ?? [];
  if (!signature) return undefined;
  try {
    const found = passSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const isValid = isSigned('preview-pass', found, signature) && isOpen(found[0], now);
    return isValid ? { until: found[0], editor: found[1] } : undefined;
  } catch {
    return undefined;
  }
}

/** The pass of a request, by its `Cookie` header. */
export function passInCookies(header = ''): Pass | undefined {
  const start = `${cookieName(PASS_COOKIE)}=`;
  const sealed = header.split(';').map((cookie) => cookie.trim());
  return openPass(sealed.findLast((cookie) => cookie.startsWith(start))?.slice(start.length));
}

/** Where content with drafts is read, and what opens it. */
export function previewHost(): { url: string; token: string } | undefined {
  const { PREVIEW_HOST } = environment();
  const secret = secretOfPreviews();
  if (!PREVIEW_HOST || !secret) return undefined;
  return { url: PREVIEW_HOST, token: sharedToken(secret, 'preview-content') };
}
