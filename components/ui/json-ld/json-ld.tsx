import type { Thing } from '@/lib/features/seo/thing';

/** Structured data for search engines; renders nothing for undefined. */
export function JsonLd({ thing }: { thing: Thing | undefined }) {
  if (!thing) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(thing) }} />
  );
}

/** Content may contain `</script>`: an escaped `<` is safe and means the same. */
const scriptText = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
