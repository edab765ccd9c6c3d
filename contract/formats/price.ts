import { latinDigits, possibleNumbers, readNumber, withoutMarks } from './number';
import { quoted, textOf, type Reading } from './reading';
import type { Region } from './region';

/** No price is longer. */
export const PRICE_LENGTH = 64;
const DECIMALS = 2;

/** What stands for a price of nothing: 0 alone may as well mean that nobody knows. */
const FREE = 'free';

/** How a price is written in a form, a table and a sentence; `readPrice` takes it back. */
export function writePrice(amount: number, { locale }: Pick<Region, 'locale'>): string {
  if (amount === 0) return FREE;
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : DECIMALS,
    maximumFractionDigits: 20,
  }).format(amount);
}

const currencyNames = new Map<string, ReadonlySet<string>>();

/** What the company's currency is called where it writes and in English: EUR, €, and the like. */
function namesOf({ currency, locale }: Region): ReadonlySet<string> {
  const key = `${currency} ${locale}`;
  const found = currencyNames.get(key) ?? new Set([currency, ...symbolsOf(currency, locale)]);
  currencyNames.set(key, found);
  return found;
}

const symbolsOf = (currency: string, locale: string): string[] =>
  [locale, 'en'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => withoutMarks(value).toUpperCase()),
    ),
  );

/** A sign or code of a currency, before or behind the number. */
const CURRENCY = /^(?<before>[^\d\s'’.,]*)\s*(?<number>\d.*?)\s*(?<behind>[^\d\s'’.,–-]*\.?)$/u;
const LOOKS_LIKE_A_CURRENCY = /^(\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3})$/u;

/**
 * A price in the company's currency, as its locale writes it. Numbers of JSON are numbers.
 * @returns the amount; 0 for what is free
 */
export function readPrice(value: unknown, region: Region): Reading<number> {
  if (typeof value === 'number')
    return Number.isFinite(value) && value >= 0
      ? { value }
      : { fault: `${value} is no price. Prices are not below 0.` };
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (text.length > PRICE_LENGTH) return notAPrice(text, region);
  if (text.toLowerCase() === FREE) return { value: 0 };
  const {
    before = '',
    number = '',
    behind = '',
  } = CURRENCY.exec(latinDigits(withoutMarks(text)))?.groups ?? {};
  const named = [before, behind].filter(Boolean);
  const foreign = named.find((name) => !namesOf(region).has(name.toUpperCase()));
  if (foreign)
    return LOOKS_LIKE_A_CURRENCY.test(foreign)
      ? {
          fault: `${quoted(text)} is in another currency: the prices of this site are in ${region.currency}.`,
        }
      : notAPrice(text, region);
  // `12.–` says that there are no hundredths.
  const amount = readNumber(number.replace(/\.–$/u, ''), region.locale, DECIMALS);
  return amount === undefined ? notAPrice(number || text, region, text) : { value: amount };
}

function notAPrice(number: string, region: Region, text = number): { fault: string } {
  const write = (amount: number) => writePrice(Number(amount.toFixed(DECIMALS)), region);
  const [one, other] = possibleNumbers(number);
  if (one !== undefined && other !== undefined && one !== other) {
    const show = (amount: number) =>
      new Intl.NumberFormat(region.locale, {
        numberingSystem: 'latn',
        minimumFractionDigits: DECIMALS,
        maximumFractionDigits: 20,
      }).format(amount);
    return {
      fault: `${quoted(text)} can mean ${show(one)} or ${show(other)}. Write ${write(one)} or ${write(other)}.`,
    };
  }
  const meant = one ?? other;
  return {
    fault:
      meant === undefined
        ? `${quoted(text)} is no price. Write a number, such as ${write(1480)} or ${write(742.5)}, or nothing for a price on request.`
        : `${quoted(text)} is not how a price is written here. Write ${write(meant)}.`,
  };
}

/** Noughts alone, however they are written. */
export const isZero = (written: string): boolean => /^[0.,\s]*0[0.,\s]*$/.test(written);

/** What a person must say more clearly: 0 may mean free, or that there is no price. */
export const ZERO_PRICE =
  'Does 0 mean that it costs nothing? Then write “free”. Write nothing for a price on request.';
