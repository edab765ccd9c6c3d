import { withLatinDigits } from './format';

/** How a company writes numbers, money and dates. Plain data, so that the server hands it to islands. */
export type Formats = {
  /** BCP 47; without it dates are British and numbers American: `5 November 2026`, `1,250.00`. */
  locale?: string;
  /** ISO 4217 */
  currency: string;
};

const DEFAULT_CURRENCY = 'USD';

/** @param settings of the company; without any, what a host of the specification means */
export const formatsOf = ({
  locale,
  currency = DEFAULT_CURRENCY,
}: Partial<Formats> = {}): Formats => ({ locale, currency });

/** Making one costs a hundred times as much as using it. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Digits are Latin ones in every script, so that prices and part numbers read alike. */
function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat, Options>(
  Type: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = JSON.stringify([Type.name, locale, options]);
  const format = made.get(key) ?? new Type(withLatinDigits(locale), options);
  made.set(key, format);
  return format as Format;
}

const numbers = ({ locale = 'en-US' }: Formats, options: Intl.NumberFormatOptions) =>
  kept(Intl.NumberFormat, locale, options);

/** Dates of content are Gregorian, also where the locale counts otherwise. */
const dates = ({ locale = 'en-GB' }: Formats, options: Intl.DateTimeFormatOptions) =>
  kept(Intl.DateTimeFormat, locale, { calendar: 'gregory', ...options });

/** Behind a number that is read from right to left, the sign would go before its letters: `$US`. */
const SIGN_BEHIND_LETTERS = /(?<=\u200f.*\p{Script=Latin})\p{Sc}/u;

/** With the decimals of the currency, and more where it has them: a seal may cost 0.42 cents. */
export const formatPrice = (amount: number, formats: Formats): string =>
  numbers(formats, {
    style: 'currency',
    currency: formats.currency,
    maximumFractionDigits: 20,
  })
    .format(amount)
    .replace(SIGN_BEHIND_LETTERS, '$&\u200e');

/** With exactly so many decimals. */
export const formatNumber = (value: number, decimals: number, formats: Formats): string =>
  numbers(formats, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  );

/** `70%`, `70 %`, `%70`. @param percent 0 to 100 */
export const formatPercent = (percent: number, formats: Formats): string =>
  numbers(formats, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** The day as its author saw it: `2026-11-05T00:30:00.000+06:00` → `5 November 2026` */
export const formatDate = (iso: string, formats: Formats): string =>
  dates(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso.slice(0, 10)));

/** `14:30`, in the time zone of whoever calls: in browsers the visitor's. */
export const formatTime = (time: Date | number, formats: Formats): string =>
  dates(formats, { hour: '2-digit', minute: '2-digit' }).format(time);

/** For whoever may read it anywhere: `5 November 2026 at 14:30 UTC` @param moment in ms since 1970 */
export const formatMoment = (moment: number, formats: Formats): string =>
  `${dates(formats, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`;
