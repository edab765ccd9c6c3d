import * as z from 'zod/mini';
import { readLocale } from './formats/language';

/**
 * The locale of the page with the form, which mails to the visitor are written in. What is none is ignored: no
 * message fails for it. Browsers load the other fields of a form, and not this one.
 */
export const languageField = z.pipe(
  z.optional(z.unknown()),
  z.transform((language) => readLocale(language)?.value),
);

const sent = z.object({ language: languageField });

/** That of what was sent, for what is said of it before it is checked. */
export const sentLanguage = (body: unknown): string | undefined =>
  z.safeParse(sent, body).data?.language;
