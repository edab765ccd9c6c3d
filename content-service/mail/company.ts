import * as z from 'zod';
import { cut } from '../../contract/cut';
import { ENQUIRY_LIMITS } from '../../contract/form-limits';
import { readEmail } from '../../contract/formats/email';
import { readLocale } from '../../contract/formats/language';
import { readCustomWords, withCustomWords } from '../../words/custom-words';
import { hasWords, words, type Words } from '../../words/words';
import { PermanentError } from '../delivery-queue';
import type { ContentLibrary } from '../library/content-library';
import type { Enquiry } from '../store/enquiries';
import type { MailFrom } from '../../node/env';

/** The recipient of enquiries and the sender of mails. */
export interface Company {
  name: string;
  /** Without it nobody is mailed, unless ENQUIRIES_TO names somebody. */
  email?: string;
  /** Of the mails that visitors get; those of `words` stand in. */
  receipts: Partial<Record<Enquiry['kind'], string>>;
  /** BCP 47; how it writes dates and numbers. */
  locale?: string;
  /** In its language, its own among them, of mails and of what visitors are told. */
  words: Words;
}

const receiptText = z.string().trim().min(1).max(2_000).optional().catch(undefined);

const publishedSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    // A longer one has no place in the head of a mail.
    .transform((name) => cut(name, ENQUIRY_LIMITS.name))
    .optional()
    .catch(undefined),
  email: z
    .unknown()
    .optional()
    .transform((email) => readEmail(email)?.value),
  receipts: z.object({ message: receiptText, quote: receiptText }).catch({}),
  locale: z
    .unknown()
    .optional()
    .transform((locale) => readLocale(locale)?.value),
  /** The locale of the main one, which counts before `locale`. */
  languages: z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries
        .map((entry) => readLocale((entry as { locale?: unknown } | null)?.locale)?.value)
        .find((locale) => locale !== undefined),
    ),
});

type Library = Pick<ContentLibrary, 'get'>;

/** As a visitor reads it who wrote in that language; without one, as its staff do. */
export type CompanyIn = (language?: string) => Company;

/**
 * Reads the company from the site settings; without a name, the domain of its e-mail stands in.
 * @param language locale of a visitor's; the company's own stands in for one without words
 */
export function companyOf(library: Library, language?: string): Company {
  const ours = settingsIn(library, '');
  const main = ours.languages ?? ours.locale;
  const isForeign = language !== undefined && language !== main && hasWords(language);
  const [folder, locale] = isForeign ? [`${language}/`, language] : ['', main];
  // What it says in its own language is no receipt for others.
  const { receipts, ...own } = isForeign ? settingsIn(library, folder) : ours;
  const { name = ours.name, email = ours.email } = own;
  const spoken = wordsOf(library, folder, locale);
  return {
    name: name ?? email?.split('@').at(-1) ?? spoken.common.website,
    ...{ email, receipts, locale, words: spoken },
  };
}

/** @param folder of a further language, with its slash */
const settingsIn = (library: Library, folder: string): z.infer<typeof publishedSchema> =>
  publishedSchema.parse(library.get(`${folder}site-settings.json`) ?? {});

/** What cannot be shown of its own is left out; the site tells it. */
function wordsOf(library: Library, folder: string, locale: string | undefined): Words {
  const ofLanguage = words(locale);
  const given = library.get(`${folder}pages/words.json`) ?? {};
  const { own } = readCustomWords(given as Record<string, unknown>, ofLanguage);
  return withCustomWords(ofLanguage, own);
}

const NO_SENDER = 'no sender: MAIL_FROM is not set, and the site settings have no `email`';

/** @throws PermanentError where neither is named */
export function senderOf({ name, email }: Company, from?: MailFrom): MailFrom {
  const address = from?.address ?? email;
  if (!address) throw new PermanentError(NO_SENDER);
  return { name: from?.name || name, address };
}
