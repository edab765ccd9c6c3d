import 'server-only';
import { HostRequestError } from './errors';

/** The host has answered, but not in the language that it was asked for. */
export class NotServedError extends HostRequestError {
  override name = 'NotServedError';

  constructor(locale: string) {
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
  const tags = [...(header ?? '').split(','), String(told ?? '')];
  const isServed = tags.some((tag) => tag.trim().toLowerCase() === locale.toLowerCase());
  if (!isServed) throw new NotServedError(locale);
}
