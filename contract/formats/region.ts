/** How and where a company writes: decides how its numbers, prices, dates and telephone numbers are read. */
export type Region = {
  /** BCP 47. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  /** ISO 3166-1 alpha-2, for telephone numbers without the code of a country. */
  country: string;
  /** The company's own, where `locale` is that of a further language. */
  mainLocale?: string;
};

/** As a further language of the company writes. */
export const regionAs = (region: Region, locale: string): Region => ({
  ...region,
  locale,
  mainLocale: region.mainLocale ?? region.locale,
});

const DEFAULT_LOCALE = 'en-US';
const DEFAULT_CURRENCY = 'USD';
const DEFAULT_COUNTRY = 'US';

/** @param settings of the company; a host that names no locale counts as American */
export function regionOf(settings: {
  locale?: string;
  /** Of a site in several: the first is the company's, whatever `locale` says. */
  languages?: readonly { locale?: string }[];
  currency?: string;
  country?: string;
}): Region {
  const locale = settings.languages?.[0]?.locale ?? settings.locale ?? DEFAULT_LOCALE;
  return {
    locale,
    currency: settings.currency ?? DEFAULT_CURRENCY,
    country: settings.country ?? new Intl.Locale(locale).maximize().region ?? DEFAULT_COUNTRY,
  };
}

const decimals = new Map<string, number>();

/** How many digits a currency has behind the decimal sign: dollars 2, dinars 3, yen none. */
export function currencyDecimals(currency: string): number {
  const found =
    decimals.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits!;
  decimals.set(currency, found);
  return found;
}

/** Of a host of the specification, and of the samples. */
export const DEFAULT_REGION = regionOf({});

/** How a locale writes numbers. */
export type NumberSigns = {
  decimals: ReadonlySet<string>;
  groups: ReadonlySet<string>;
  /** Digits in the last group, and in the ones before it: 3 and 3, in India 3 and 2. */
  last: number;
  others: number;
};

const known = new Map<string, NumberSigns>();

/** Read off `Intl`, in the digits of the locale and in Latin ones. */
export function numberSigns(locale: string): NumberSigns {
  const found = known.get(locale) ?? signsOf(locale);
  known.set(locale, found);
  return found;
}

const LONG_NUMBER = 123_456_789_012.5;

function signsOf(locale: string): NumberSigns {
  const parts = [undefined, 'latn'].flatMap((numberingSystem) =>
    (['decimal', 'currency'] as const).flatMap((style) =>
      new Intl.NumberFormat(locale, {
        style,
        currency: DEFAULT_CURRENCY,
        numberingSystem,
        useGrouping: 'always',
        minimumFractionDigits: 1,
      }).formatToParts(LONG_NUMBER),
    ),
  );
  const valuesOf = (type: string) =>
    parts.filter((part) => part.type === type).map(({ value }) => value);
  const groups = valuesOf('integer').map((digits) => digits.length);
  return {
    decimals: new Set(valuesOf('decimal')),
    groups: new Set(valuesOf('group')),
    last: groups.at(-1) ?? 3,
    others: groups.at(-2) ?? 3,
  };
}
