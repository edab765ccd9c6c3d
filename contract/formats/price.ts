import { possibleNumbers, readNumber } from './number';
import { plainSigns } from './plain-signs';
import { quoted, textOf, type Reading } from './reading';
import { currencyDecimals, type Region } from './region';

/** No price is longer. */
export const PRICE_LENGTH = 64;

/** Of a piece that costs less than 1, where the currency has fewer: screws and seals cost fractions of a cent. */
const DECIMALS_BELOW_1 = 4;

/** Of what a host has counted together, the rest is not what anybody meant: 0.30000000000000004. */
const CERTAIN_DIGITS = 15;

/** What stands for a price of nothing: 0 alone may as well mean that nobody knows. */
const FREE = 'free';

/** How a price is written in a form, a table and a sentence; `readPrice` takes it back. */
export const writePrice = (amount: number, region: Pricing): string =>
  amount === 0
    ? FREE
    : write(amount, region, {
        useGrouping: false,
        ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
      });

/** In a column of prices: all with the decimals of their currency, and grouped. */
export const tabulatedPrice = (amount: number, region: Pricing): string => write(amount, region);

/** For machines: `1250.00` */
export const exactPrice = (amount: number, currency: string): string =>
  write(amount, { locale: 'en', currency }, { useGrouping: false });

type Pricing = Pick<Region, 'locale' | 'currency'>;

const write = (amount: number, { locale, currency }: Pricing, options = {}): string =>
  new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: currencyDecimals(currency),
    maximumFractionDigits: 20,
    ...options,
  }).format(amount);

/** What people write, and `Intl` does not. */
const ALSO_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  BDT: ['Tk', 'Tk.'],
  CHF: ['Fr', 'Fr.', 'SFr', 'SFr.'],
  CNY: ['元', 'RMB'],
  INR: ['Rs', 'Rs.'],
  JPY: ['円'],
  KRW: ['원'],
  TRY: ['TL'],
};

const currencyNames = new Map<string, ReadonlySet<string>>();

/** What the company's currency is called where it writes and in English: EUR, €, and the like. */
function namesOf({ currency, locale }: Pricing): ReadonlySet<string> {
  const key = `${currency} ${locale}`;
  const found =
    currencyNames.get(key) ??
    new Set(
      [currency, ...namesInIntl(currency, locale), ...(ALSO_WRITTEN[currency] ?? [])].map(compared),
    );
  currencyNames.set(key, found);
  return found;
}

const compared = (name: string): string => plainSigns(name).normalize('NFKC').trim().toUpperCase();

const namesInIntl = (currency: string, locale: string): string[] =>
  [locale, 'en'].flatMap((language) =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
      // One, few, many.
      [1, 2, 5].flatMap((amount) =>
        new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
          .formatToParts(amount)
          .filter(({ type }) => type === 'currency')
          .map(({ value }) => value),
      ),
    ),
  );

/** `12.–` says that there are no hundredths. */
const FORM = /^(?<before>\D*)(?<number>\d(?:.*\d)?)(?:\.–)?(?<behind>\D*)$/su;
const LOOKS_LIKE_A_CURRENCY = /^(\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3})$/u;

/**
 * A price in the company's currency, as its locale writes it. Numbers of JSON are numbers.
 * @returns the amount; 0 for what is free
 */
export function readPrice(value: unknown, region: Region): Reading<number> {
  if (typeof value === 'number')
    return Number.isFinite(value) && value >= 0
      ? { value: Number(value.toPrecision(CERTAIN_DIGITS)) }
      : { fault: `${value} is no price. Prices are not below 0.` };
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (text.length > PRICE_LENGTH) return notAPrice(text, region);
  if (text.toLowerCase() === FREE) return { value: 0 };
  const { before = '', number = '', behind = '' } = FORM.exec(plainSigns(text))?.groups ?? {};
  const named = [before, behind].map(compared).filter(Boolean);
  const foreign = named.find((name) => !namesOf(region).has(name));
  if (foreign)
    return LOOKS_LIKE_A_CURRENCY.test(foreign)
      ? {
          fault: `${quoted(text)} is in another currency: the prices of this site are in ${region.currency}.`,
        }
      : notAPrice(text, region);
  const amount = readAmount(number, region);
  return amount === undefined ? notAPrice(number || text, region, text) : { value: amount };
}

function readAmount(number: string, { locale, currency }: Pricing): number | undefined {
  const own = currencyDecimals(currency);
  const isBelow1 = /^0\D/.test(number);
  return readNumber(number, locale, isBelow1 ? Math.max(own, DECIMALS_BELOW_1) : own);
}

function notAPrice(number: string, region: Region, text = number): { fault: string } {
  const meant = [...new Set(possibleNumbers(number))];
  const shown = meant.map((amount) => write(amount, region)).join(' or ');
  // Only what is read may be proposed, and nothing that is rounded.
  const proposed = meant
    .map((amount) => writePrice(amount, region))
    .filter((written, index) => readAmount(written, region) === meant[index]);
  const own = currencyDecimals(region.currency);
  const most = `Prices in ${region.currency} have ${own > 0 ? `at most ${own}` : 'no'} decimals, those below 1 up to ${DECIMALS_BELOW_1}.`;
  const sentences = [
    meant.length > 1
      ? `${quoted(text)} can mean ${shown}.`
      : meant.length === 1
        ? `${quoted(text)} is not how a price is written here.`
        : `${quoted(text)} is no price. Write a number, such as ${writePrice(1480, region)} or ${writePrice(own > 0 ? 742.5 : 742, region)}, or nothing for a price on request.`,
    ...(proposed.length > 0 ? [`Write ${proposed.join(' or ')}.`] : []),
    ...(proposed.length < meant.length ? [most] : []),
  ];
  return { fault: sentences.join(' ') };
}

/** Noughts alone, however they are written, and whatever stands around them. */
export const isZero = (written: string): boolean => /^\D*0[\D0]*$/.test(plainSigns(written));

/** What a person must say more clearly: 0 may mean free, or that there is no price. */
export const ZERO_PRICE =
  'Does 0 mean that it costs nothing? Then write “free”. Write nothing for a price on request.';
