/** How this company writes numbers, money and dates. One site is one company, so there is one of it. */
export type Formats = { locale?: string; currency: string };

const DEFAULT_CURRENCY = 'USD';

/** On the global object: bundles hold this module several times. */
const holder = globalThis as { [key: symbol]: Formats | undefined };
const KEY = Symbol.for('site:formats');

/** Called whenever settings are read, which every page does before it renders. */
export function setFormats(locale: string | undefined, currency: string | undefined): void {
  holder[KEY] = { locale, currency: currency ?? DEFAULT_CURRENCY };
}

/** In the browser the layout has written them on the root element. */
export function currentFormats(): Formats {
  if (typeof document === 'undefined') return holder[KEY] ?? { currency: DEFAULT_CURRENCY };
  const { locale, currency = DEFAULT_CURRENCY } = document.documentElement.dataset;
  return { locale, currency };
}

/** Making one costs a hundred times as much as using it. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat, Options>(
  Type: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = JSON.stringify([Type.name, locale, options]);
  const format = made.get(key) ?? new Type(locale, options);
  made.set(key, format);
  return format as Format;
}

/** For dates the default is British, for numbers American: `5 November 2026`, `1,250.00`. */
export function formatPrice(amount: number): string {
  const { locale = 'en-US', currency } = currentFormats();
  return kept(Intl.NumberFormat, locale, { style: 'currency', currency }).format(amount);
}

export function formatNumber(value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return kept(Intl.NumberFormat, currentFormats().locale ?? 'en-US', digits).format(value);
}

/** The day as its author saw it: `2026-11-05T00:30:00.000+06:00` → `5 November 2026` */
export const formatDate = (iso: string): string =>
  kept(Intl.DateTimeFormat, currentFormats().locale ?? 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso.slice(0, 10)));

/** `14:30`, in the visitor's time zone. */
export const formatTime = (time: Date | number): string =>
  kept(Intl.DateTimeFormat, currentFormats().locale ?? 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
