import 'server-only';
import { LRUCache } from 'lru-cache';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { globalSingleton } from '@/lib/global-singleton';

/** Paragraphs, emphasis, lists and links; nothing that runs, styles or loads. */
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

/** Most texts are the same after a publish, and taking one apart costs more than all else. */
const sanitized = globalSingleton(
  'sanitized-html',
  () =>
    new LRUCache<string, string>({
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: (clean, markup) => clean.length + markup.length,
    }),
);

/** Markup of the host, reduced to what a text may contain. */
export function sanitizeHtml(markup: string): string {
  const known = sanitized.get(markup);
  if (known !== undefined) return known;
  const clean = withoutSigns(String(processor.processSync(markup)).trim());
  sanitized.set(markup, clean);
  return clean;
}

/** Inside an address `<script>` is harmless, but who looks for scripts in a page would find one. */
const withoutSigns = (markup: string): string =>
  markup.replace(/<a href="[^"]*"/g, (link) => `<${link.slice(1).replaceAll('<', '%3C')}`);
