import type { Language } from '@/words/languages';
import { writingOf } from '@/lib/platform/text/writing';
import { PLAIN_POLICY } from './fixed-headers';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export type PlainHtml = {
  /** That of the words. */
  language: Language;
  title: string;
  text: string;
  link?: { href: string; name: string };
  /** Seconds. */
  retryAfter?: number;
};

/** A page without the site around it, for answers that cannot have one. */
export function plainHtml({ language, title, text, link, retryAfter }: PlainHtml) {
  const { dir } = writingOf(language);
  const html = `<!doctype html>
<html lang="${language}"${dir ? ` dir="${dir}"` : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; --accent: light-dark(#b23c06, #ff7a2f); font: 1.0625rem/1.6 Archivo, system-ui, 'Segoe UI', sans-serif; color: light-dark(#15181c, #eceef0); background: light-dark(#fff, #15181c) }
body { display: grid; place-content: center; min-height: 90vh; max-width: 34rem; margin: 0 auto; padding: 1.5rem }
h1 { margin: 0 0 .75rem; font-size: 1.625rem; font-weight: 640; line-height: 1.1; letter-spacing: -.02em; text-wrap: balance }
p { margin: 0 0 1.25rem; color: light-dark(#5b656f, #98a2ac) }
a { display: inline-block; padding: .5rem 0; color: var(--accent); font-weight: 560; text-decoration-thickness: 1px; text-underline-offset: .2em }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
</style>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
${link ? `<p><a href="${escape(link.href)}" target="_top">${escape(link.name)}</a></p>` : ''}
</html>
`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': PLAIN_POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    },
  };
}
