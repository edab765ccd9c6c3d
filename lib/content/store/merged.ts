import 'server-only';
import { endpointName } from '@/contract/languages/endpoint-name';
import { mergeEndpoint } from '@/contract/languages/merge';
import { inOneCategory } from '@/lib/content/schemas/category-names';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { withOwnSlugs } from '@/lib/content/schemas/item-slugs';
import { storedContent } from './cache';
import { currentLanguage } from './current-language';
import { derivedItem } from './derive';
import { languageAt, MAIN, siteLanguages } from './site-languages';
import { nameOfPath, translationLoads } from './translations';

type Main = () => Promise<object | null | undefined>;

/** Of an endpoint, in the further language that is spoken; without a value while one of both was never fetched. */
type Merged = { value?: object | null };

/** By path: how the main language is read, which a preview reads with its drafts. */
const mains = new Map<string, Main>();

/** Says how an endpoint is read in the main language, before anything asks for what it is merged with. */
export const readsMain = (path: string, getMain: Main): void => void mains.set(path, getMain);

type Items = (object & { id: number; slug?: string; category?: string })[] | null;

/** What items of a list have in common in a language, once each is merged with that of the main one. */
function together(path: string, items: NonNullable<Items>, main: Items, own: Items) {
  const named = withOwnSlugs(items, own ?? []);
  return path === hostEndpoints.products.path ? inOneCategory(named, main ?? []) : named;
}

/** Made when a page asks for it. Its pages grow old with it, not with what it is made from. */
export const merged = derivedItem<Merged>(
  'merged',
  async (path) => {
    const [language, { spoken }] = await Promise.all([
      languageAt(await currentLanguage()),
      siteLanguages(),
    ]);
    const name = endpointName(path, language.locale);
    const load = translationLoads(language.locale).get(name)!;
    const [main, own] = await Promise.all([mains.get(path)!(), storedContent(name, load)()]);
    if (main === undefined || own === undefined) return {};
    const { locale } = spoken.find(({ path }) => path === MAIN)!;
    const value = mergeEndpoint(nameOfPath(path)!, main, own as object | null, locale);
    if (!Array.isArray(value)) return { value };
    return { value: together(path, value as NonNullable<Items>, main as Items, own as Items) };
  },
  ({ value = 'never fetched' }) => (Array.isArray(value) ? value : [value]),
);

/** What the pages of a further language read at an endpoint. */
export async function mergedContent(path: string): Promise<object | null | undefined> {
  return nameOfPath(path) ? (await merged(path))?.value : mains.get(path)!();
}
