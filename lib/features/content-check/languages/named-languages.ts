import 'server-only';
import { DEFAULT_REGION } from '@/contract/formats/region';
import { quoted } from '@/contract/formats/reading';
import { languagesIn, type SiteLanguage } from '@/contract/languages/site-languages';
import { settingsRecord } from '@/contract/records/settings';
import { hostFields } from '@/lib/content/schemas/host-fields';
import { hasWordsIn } from '@/words/words';
import type { ValueFault } from '../report';

type NamedLanguages = {
  /** The main one first. */
  languages: SiteLanguage[];
  faults: ValueFault[];
  notes: string[];
};

/** As the site reads settings: what it cannot read is left out. */
const readable = (settings: object) =>
  settingsRecord(hostFields({ region: DEFAULT_REGION, warn: () => undefined })).safeParse(settings)
    .data;

/**
 * The languages that settings name.
 * @param sent the settings as the host sent them
 * @param known what is said of their values already
 */
export function namedLanguages(sent: unknown, known: readonly ValueFault[] = []): NamedLanguages {
  const settings = (sent ?? {}) as { languages?: unknown; locale?: unknown };
  const written = Array.isArray(settings.languages) ? (settings.languages as unknown[]) : [];
  // Each by itself: entries that cannot be read are no entries, and the places of the others count.
  const entries = written.flatMap((entry, index) =>
    (readable({ languages: [entry] })?.languages ?? []).map((language) => ({ index, language })),
  );
  const { locale } = readable({ ...settings, languages: undefined }) ?? {};
  const { languages, faults } = languagesIn(
    { locale, languages: entries.map(({ language }) => language) },
    hasWordsIn,
  );
  const [main] = languages;
  const isIgnored = entries.length > 0 && locale !== undefined && locale !== main!.locale;
  return {
    languages,
    faults: faults
      .map(({ index, sentence }) => ({ field: `languages[${entries[index]!.index}]`, sentence }))
      .filter(({ field }) => !known.some((fault) => fault.field.startsWith(field))),
    notes: isIgnored
      ? [`locale: ${quoted(locale)} is ignored, since \`languages\` begins with ${main!.locale}`]
      : [],
  };
}
