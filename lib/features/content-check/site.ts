import 'server-only';
import { paletteOf } from '@/lib/features/brand/palette';
import type { Product, SiteSettings } from '@/lib/content/schemas/schemas';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { PageTexts } from '@/lib/content/schemas/site-schemas';
import { languageName } from '@/lib/platform/text/languages';
import { environment } from '@/lib/platform/env';
import { sectionNames } from '@/lib/pages/headings';
import { hiddenBecause } from '@/lib/pages/hidden';
import { routes } from '@/lib/pages/routes';
import { categoriesOf, type Category } from '@/lib/pages/categories';
import { isOfCategory } from '@/lib/features/shop/categories';
import { words } from '@/words/words';
import { duplicates } from './duplicates';
import type { Examined } from './examine';
import { deadLinks, siteContent } from './links';
import { nearest } from './nearest';
import { firstOf, printable } from './printable';
import type { Found, SiteReport } from './report';
import { effectiveContent } from './effective-content';
import { samplesLeft, samplesWithOn } from './samples-shown';
import { unknownFields } from './unknown-fields';

/** What the answers of all endpoints together mean for visitors. */
export async function checkSite(examined: readonly Examined[]): Promise<SiteReport> {
  const setting = environment().SAMPLES;
  const content = await effectiveContent(examined, setting === 'on');
  const settings = content.one<SiteSettings>(hostEndpoints.siteSettings.path);
  const pages = content.all<PageTexts>(hostEndpoints.pages.path);
  const hidden = await hiddenBecause(content.source, { samples: setting === 'on' });
  const hiddenWithOff = await hiddenBecause((await effectiveContent(examined, false)).source, {
    samples: false,
  });
  const products = content.all<Product>(hostEndpoints.products.path);
  const site = siteContent(content, hidden);
  const perEndpoint = (faultsOf: (one: Examined) => string[]): Found[] =>
    examined.flatMap((one) => {
      const faults = faultsOf(one);
      return faults.length > 0 ? [{ endpoint: one.endpoint.path, faults: firstOf(faults) }] : [];
    });
  const answers = examined.flatMap(({ endpoint, items }) =>
    items === undefined ? [] : [{ endpoint, items }],
  );
  const left = examined.map(({ endpoint, items, files }) =>
    samplesLeft({ endpoint, items: items ?? null }, new Set(files.map(({ file }) => file))),
  );
  const off = (await Promise.all(left)).flat();
  return {
    unknownFields: examined.flatMap(({ endpoint, sent }) => {
      const fields = unknownFields(endpoint, sent);
      return fields.length > 0 ? [{ endpoint: endpoint.path, fields }] : [];
    }),
    // As the host sent them: the site may have given a second item another address.
    duplicates: perEndpoint(({ endpoint, sent }) => duplicates(sent, endpoint.path)),
    unplaced: perEndpoint(({ endpoint }) =>
      endpoint.path === hostEndpoints.pages.path
        ? unplaced(pages, categoriesOf(products, settings?.locale))
        : [],
    ),
    links: perEndpoint(({ items }) => deadLinks(items, site)),
    hidden: [...hiddenWithOff].map(([path, reason]) => ({
      path,
      reason: hidden.has(path) ? reason : `${reason}, with SAMPLES=off`,
    })),
    colours: settings?.brand ? paletteOf(settings.brand).changes : [],
    language: languageOf(settings),
    samples: { setting, on: [...samplesWithOn(answers), ...off], off },
  };
}

function unplaced(pages: readonly PageTexts[], categories: readonly Category[]): string[] {
  const known = new Set<string>(routes.map(({ path }) => path));
  const isCategory = (path: string) => categories.some(({ slug }) => isOfCategory(path, slug));
  const sections = ['banner', ...sectionNames];
  return pages.flatMap(({ path, headings }) => [
    ...(path.startsWith('/p/') || known.has(path) || isCategory(path)
      ? []
      : [`${printable(path)} is no page of the site`]),
    ...headings.flatMap(({ section }) => {
      if (sections.includes(section)) return [];
      const meant = nearest(section, sections);
      return `${path}: no section ${printable(section)}${meant ? `, is \`${meant}\` meant?` : ''}`;
    }),
  ]);
}

const languageOf = ({ locale }: Partial<SiteSettings> = {}): string | undefined =>
  locale && !/^en\b/.test(locale)
    ? `numbers, money and dates follow ${locale}; the site’s own words are ${wordsFor(locale)}`
    : undefined;

/** Of a language without a catalogue in `words/` they are English, whatever it is. */
function wordsFor(locale: string): string {
  const { language } = words(locale);
  if (language !== 'en') return languageName(language, 'en');
  return `English, since they are not translated into ${languageName(locale, 'en')}`;
}
