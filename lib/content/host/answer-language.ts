import 'server-only';
import { HostRequestError } from './errors';

/** The host has answered, but not in the language that it was asked for. */
export class NotServedError extends HostRequestError {
  override name = 'NotServedError';

  /** @param said the languages that the answer names, in the words of the host */
  constructor(
    locale: string,
    readonly said: readonly string[],
  ) {
    super(`answers in another language than ${locale}`);
  }
}

/**
 * @param header `Content-Language`, of one tag or several
 * @param told `locale` beside `data` in the body
 * @throws NotServedError for an answer in another language, whatever the case of its letters
 */
export function requireLanguage(
  locale: string | undefined,
  header: string | null | undefined,
  told: unknown,
): void {
  if (locale === undefined) return;
  const tags = [...(header ?? '').split(','), String(told ?? '')].map((tag) => tag.trim());
  const isServed = tags.some((tag) => tag.toLowerCase() === locale.toLowerCase());
  if (!isServed) throw new NotServedError(locale, tags.filter(Boolean));
}
