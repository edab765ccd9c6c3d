import 'server-only';
import type { Metadata } from 'next';
import { currentLanguage } from '@/lib/content/store/current-language';
import { MAIN } from '@/lib/content/store/site-languages';
import { addressesOf } from '@/lib/features/languages/addresses';
import { addressIn } from '@/lib/pages/address-in';
import { writingOf } from '@/lib/platform/text/writing';
import { openGraphLocale } from './open-graph-locale';

/**
 * Names the page in all languages, itself included, where its canonical URL is its own and search engines may list
 * it; they read what each says of the others only where all say the same. On a site in one language it adds nothing.
 * @param path of the page, without its language
 */
export async function withAlternates(path: string, metadata: Metadata): Promise<Metadata> {
  const { alternates, openGraph, robots } = metadata;
  if (robots || alternates?.canonical !== addressIn(path)) return metadata;
  const listed = (await addressesOf(path)).filter(({ noindex }) => !noindex);
  const current = await currentLanguage();
  const own = listed.find(({ language }) => language.path === current);
  if (!own) return metadata;
  const main = listed.find(({ language }) => language.path === MAIN);
  const others = listed.filter((each) => each !== own);
  const languages = Object.fromEntries([
    ...listed.map(({ language, address }) => [writingOf(language.locale).lang, address]),
    ...(main ? [['x-default', main.address]] : []),
  ]) as Record<string, string>;
  return {
    ...metadata,
    alternates: { ...alternates, languages },
    openGraph: {
      ...openGraph,
      alternateLocale: others.map(({ language }) => openGraphLocale(language.locale)),
    },
  };
}
