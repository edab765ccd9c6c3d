import 'server-only';
import { FOLLOWED_SCHEMES } from '@/contract/formats/link';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { readsDrafts } from '@/lib/content/host/preview-source';
import { readableBlocks } from './markup-blocks';
import { KEPT, REMOVED } from './markup-elements';
import { checkMarkup } from './markup-limits';
import { processState, type SafeMarkup } from '@/lib/content/store/process-state';

export { MarkupError } from './markup-limits';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** The last word on what reaches visitors, whatever the steps before it let through. */
const cleaner = unified()
  .use(rehypeSanitize, {
    tagNames: KEPT,
    attributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      td: ['colSpan', 'rowSpan'],
      th: ['scope', 'colSpan', 'rowSpan'],
    },
    protocols: { href: [...FOLLOWED_SCHEMES] },
    strip: [...REMOVED],
    ancestors: { li: ['ul', 'ol'], tr: ['table'], td: ['table'], th: ['table'] },
  })
  .use(rehypeStringify)
  .freeze();

const { sanitized } = processState;

/** @throws MarkupError for markup that would take long to read */
export function safeMarkup(markup: string): SafeMarkup {
  const known = sanitized.get(markup);
  if (known !== undefined) return known;
  checkMarkup(markup);
  const counts = new Map<string, number>();
  const blocks = readableBlocks(parser.parse(markup), (what) =>
    counts.set(what, (counts.get(what) ?? 0) + 1),
  );
  const html = escapeAttributes(cleaner.stringify(cleaner.runSync(blocks)));
  const leftOut = [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
  const safe = { html, ...(leftOut && { leftOut }) };
  if (!readsDrafts()) sanitized.set(markup, safe);
  return safe;
}

const TAG = /<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

/** `<script>` in an attribute is harmless, but what rewrites the scripts of a page would find one. */
const escapeAttributes = (markup: string): string =>
  markup.replace(TAG, (tag) =>
    tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  );
