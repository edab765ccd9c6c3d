import 'server-only';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

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

/** Markup of the host, reduced to what a text may contain. */
export function sanitizeHtml(markup: string): string {
  return String(processor.processSync(markup)).trim();
}
