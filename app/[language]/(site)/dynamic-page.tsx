import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { LanguageList } from '@/components/layout/language-switch/language-list';
import { NotLoadedScreen } from '@/components/layout/not-loaded-screen/not-loaded-screen';
import type { DerivedItem } from '@/lib/content/store/derive';
import { inLanguage } from '@/lib/content/store/current-language';
import { NeverLoadedError } from '@/lib/content/store/never-loaded';
import { languageLinks } from '@/lib/features/languages/language-links';
import { spokenLanguages } from '@/lib/features/languages/spoken-languages';
import { withAlternates } from '@/lib/features/seo/alternates';
import { addressIn } from '@/lib/pages/address-in';
import { getPage, type Page } from '@/lib/pages/page';
import { knownSegments } from '@/lib/pages/known-segments';
import type { RoutePath } from '@/lib/pages/routes';
import { spelled } from '@/lib/platform/text/spellings';
import { missingMetadata, PageNotFound } from '../page-not-found';

type Options<Found extends object> = {
  /**
   * All that the page shows of the list, by the segment; its family is the path before that. The page grows
   * old with it, not with the whole list, if `lib/delivery/start.ts` names it.
   */
  item: DerivedItem<Found>;
  /** All segments that name something. */
  segments: () => Promise<readonly string[]>;
  /** The canonical path of what was found: other spellings redirect there. */
  pathOf?: (found: Found) => string;
  metadataOf: (found: Found, parent: Page) => Metadata;
  Screen: (found: Found, parent: Page) => ReactNode | Promise<ReactNode>;
};

function neverLoaded(error: unknown): 'never loaded' {
  if (error instanceof NeverLoadedError) return 'never loaded';
  throw error;
}

/** Next.js 16.4.6 gives the page a segment as URLs hold it, and the metadata the same unescaped. */
function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The exports of a page with one dynamic segment, rendered at the first visit and stored. `notFound()` in
 * the metadata sets the status; the page itself returns the 404 screen, since `notFound()` there leaves a
 * blank body without scripts.
 * @param parent the page that lists what the segment names; these pages are hidden with it
 */
export function dynamicPage<Name extends 'id' | 'n' | 'slug', Found extends object>(
  name: Name,
  parent: RoutePath,
  { item, segments, metadataOf, pathOf, Screen }: Options<Found>,
) {
  type Props = { params: Promise<Record<Name, string>> };
  const folder = item.family;
  const readFolder = knownSegments(folder, async () => ((await getPage(parent)) ? segments() : []));
  /** What no language holds is answered without a rendering from then on. */
  const readFolders = async () =>
    Promise.all((await spokenLanguages()).map(({ path }) => inLanguage(path, readFolder)));
  const pathAt = (segment: string) => `${folder}/${encodeURIComponent(segment)}`;
  /** @param sent unescaped */
  const load = async (sent: string) => {
    const page = await getPage(parent);
    const segment = sent.normalize('NFC');
    const found = page && (await item(segment).catch(neverLoaded));
    if (found === 'never loaded') return 'never loaded';
    if (!page || !found) {
      const segments = await readFolder();
      const other = segments && spelled(segments, segment);
      if (other && other !== segment) permanentRedirect(addressIn(pathAt(other)));
      await readFolders();
      return undefined;
    }
    const path = pathOf?.(found) ?? pathAt(segment);
    if (path !== pathAt(sent)) permanentRedirect(addressIn(path));
    return { path, found, page };
  };
  return {
    generateStaticParams: () => [],
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const sent = (await params)[name];
      const loaded = await load(sent);
      if (!loaded) return missingMetadata(pathAt(sent));
      if (loaded === 'never loaded') return {};
      return withAlternates(loaded.path, metadataOf(loaded.found, loaded.page));
    },
    async Page({ params }: Props) {
      const sent = unescaped((await params)[name]);
      const loaded = await load(sent);
      if (loaded === 'never loaded') return <NotLoadedScreen />;
      if (!loaded) return <PageNotFound stands="answer" path={pathAt(sent)} above={parent} />;
      const { path, found, page } = loaded;
      const [screen, links] = await Promise.all([
        Screen(found, page),
        languageLinks({ path, above: parent }),
      ]);
      return <LanguageList links={links}>{screen}</LanguageList>;
    },
  };
}
