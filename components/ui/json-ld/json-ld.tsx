import type { Thing } from '@/lib/seo/thing';

/** Tells search engines in their own words what a page shows; nothing for what is not known. */
export function JsonLd({ thing }: { thing: Thing | undefined }) {
  if (!thing) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(thing) }} />
  );
}

/** Content may say `</script>`: an escaped `<` ends no script and means the same. */
const scriptText = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
