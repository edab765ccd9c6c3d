import 'server-only';
import { endpoints } from '@/contract/endpoints';
import { doublesIn } from '@/contract/doubles';
import { nameOf } from '@/contract/item-keys';
import type { Region } from '@/contract/formats/region';
import { quoted } from '@/contract/formats/reading';
import { endpointName } from '@/contract/languages/endpoint-name';
import type { SiteLanguage } from '@/contract/languages/site-languages';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { environment } from '@/lib/platform/env';
import { hiddenBecause } from '@/lib/pages/hidden';
import { duplicates } from '../duplicates';
import { effectiveContent } from '../effective-content';
import { placeOfItem } from '../endpoint';
import type { AnyEndpoint, Examined } from '../examine';
import { fileFields } from '../file-fields';
import { filesIn, type FileUse } from '../files';
import { deadLinks, inEither, siteContent, type SiteContent } from '../links';
import { printable } from '../printable';
import { unknownFields } from '../unknown-fields';
import { examineIn, type Translated } from './examine-in';
import type { LanguageReport, TranslatedReport } from './language-report';
import { compared, type EndpointName, type Values } from './pairs';
import { translationNotes, withoutAnswer } from './translation-notes';

const byName = Object.entries(hostEndpoints) as unknown as [EndpointName, AnyEndpoint][];

/** What the main language has at each endpoint. */
type Main = {
  locale: string;
  region: Region;
  examined: readonly Examined[];
  /** Paths that it does not show either. */
  hidden: ReadonlySet<string>;
};

type Named = { file: string } & FileUse;

/** What one language has at one endpoint. */
type Found = {
  name: EndpointName;
  endpoint: AnyEndpoint;
  translated: Translated;
  report: TranslatedReport;
  /** As its pages read it; undefined where somebody fails. */
  items: readonly Values[] | null | undefined;
};

/**
 * Asks the host for everything in a further language, one endpoint after the other.
 * @param progress told before each
 */
export async function checkLanguage(
  language: SiteLanguage,
  main: Main,
  progress: (endpoint: string) => void,
): Promise<{ report: LanguageReport; files: Named[] }> {
  const { locale } = language;
  const found: Found[] = [];
  for (const [name, endpoint] of byName) {
    progress(endpointName(endpoint.path, locale));
    const translated = await examineIn(name, locale, main.region);
    // The settings are the first endpoint: a language without them exists for nobody.
    if (name === 'siteSettings' && !translated.own) {
      const notServed = translated.error ?? translated.otherLanguage ?? 'has no settings in it';
      return { report: { ...language, notServed, endpoints: [], notOffered: [] }, files: [] };
    }
    found.push(foundAt(name, endpoint, translated, main));
  }
  const { content, hidden } = await shownIn(locale, found);
  const notOffered = [...hidden].flatMap(([path, reason]) =>
    main.hidden.has(path) ? [] : { path, reason },
  );
  const inMain = await effectiveContent(main.examined, environment().SAMPLES === 'on');
  const site = inEither(siteContent(inMain, main.hidden), siteContent(content, hidden));
  return {
    report: {
      ...language,
      endpoints: found.map((one) => ({
        ...one.report,
        faults: [...one.report.faults, ...linkFaults(one, site)],
      })),
      notOffered,
    },
    files: found.flatMap((one) => filesOf(one, locale)),
  };
}

function foundAt(
  name: EndpointName,
  endpoint: AnyEndpoint,
  translated: Translated,
  { examined, locale }: Main,
): Found {
  const { own, sent, error, otherLanguage, dropped, faults } = translated;
  const { merges } = endpoints[name];
  const items = examined.find((one) => one.endpoint === endpoint)?.items as
    Values[] | null | undefined;
  const both = compared(name, items ?? [], own ?? null, locale);
  const misspelt = unknownFields(endpoint, sent).filter(({ meant }) => meant);
  const notes = own ? translationNotes(merges, both) : withoutAnswer(merges, items?.length ?? 0);
  return {
    ...{ name, endpoint, translated },
    items: own === undefined || items === undefined ? undefined : shownOf(endpoint, both.merged),
    report: {
      endpoint: endpoint.path,
      ...(error && { error }),
      dropped,
      faults: [
        ...faults,
        ...misspelt.map(({ field, meant }) => ({ field, sentence: `is \`${meant}\` meant?` })),
        ...doubles(endpoint, sent, both.merged).map((sentence) => ({ field: '', sentence })),
      ],
      notes: [...(otherLanguage ? [otherLanguage] : []), ...(error ? [] : notes)],
    },
  };
}

/** A record of which neither language has anything is none. */
const shownOf = ({ shape }: AnyEndpoint, merged: readonly Values[]) =>
  shape === 'record' && merged.length === 0 ? null : merged;

/** Numbers and paths as they were sent, addresses as the language has them: some are the main language's. */
function doubles(
  { path, shape }: AnyEndpoint,
  sent: readonly unknown[],
  merged: readonly Values[],
) {
  if (shape === 'record') return [];
  const slugs = doublesIn(merged, path).filter(({ field }) => field === 'slug');
  return [
    ...duplicates(sent, path).filter((sentence) => !sentence.startsWith('slug ')),
    ...slugs.map(({ value, indexes }) => {
      const names = indexes.map((index) => quoted(printable(nameOf(merged[index]!))));
      return `slug ${printable(value)}: ${names.join(', ')}`;
    }),
  ];
}

/** Links of what is translated; those of the main language are named with it. */
const linkFaults = ({ translated: { own } }: Found, site: SiteContent) =>
  deadLinks(own, site).map((sentence) => ({ field: '', sentence }));

/** What there is in the language, and which paths answer 404 in it. */
async function shownIn(locale: string, found: readonly Found[]) {
  const answers = found.map(({ endpoint, items }) => ({ endpoint, items: items as unknown[] }));
  const content = await effectiveContent(answers, false, locale);
  const own = new Map(
    found.map(({ name, endpoint, translated }) => {
      const { own: items } = translated;
      return [name, endpoint.shape === 'list' ? items : items && items[0]] as const;
    }),
  );
  const hidden = await hiddenBecause(content.source, {
    samples: environment().SAMPLES === 'on',
    isMain: false,
    own: async (name) => own.get(name),
  });
  return { content, hidden };
}

const filesOf = ({ endpoint, translated: { sent } }: Found, locale: string): Named[] =>
  sent.flatMap((record, index) => {
    const item = endpoint.shape === 'list' ? placeOfItem(record, index) : undefined;
    const named = filesIn(record, fileFields(endpoint), item);
    return named.map((use) => ({ ...use, endpoint: endpointName(endpoint.path, locale) }));
  });
