import { plainSigns } from './plain-signs';
import { quoted, textOf, type Reading } from './reading';
import type { Region } from './region';

const LONGEST = 64;

type Day = { year: number; month: number; day: number };
type Part = keyof Day;

/** A zone at the end of a time: `Z`, `UTC`, `+06:00`, `+0600`, `+06`. */
const ZONE = /(?<=:\d\d(?:\.\d+)?(?:\s*[AP]M)?)\s*(?:Z|UTC|GMT|([+-]\d\d):?(\d\d)?)$/i;
const TIME = /(?:[T,]|\s)\s*(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s*([AP]M)?$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]*\s+/i;

const isDay = ({ year, month, day }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** In which order a locale writes day, month and year in digits, and what stands between them. */
type Order = { order: Part[]; between: string };

const orders = new Map<string, Order>();

function orderOf(locale: string): Order {
  const found = orders.get(locale) ?? readOrder(locale);
  orders.set(locale, found);
  return found;
}

function readOrder(locale: string): Order {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts();
  const order = parts.flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? [type] : [],
  );
  const between = parts.find(({ type }) => type === 'literal')?.value ?? '/';
  return { order, between: plainSigns(between).trim() };
}

const inOrder = (order: readonly Part[], numbers: readonly string[]): Day => {
  const at = (part: Part) => Number(numbers[order.indexOf(part)]);
  return { year: at('year'), month: at('month'), day: at('day') };
};

const DAY_FIRST: Part[] = ['day', 'month', 'year'];
const MONTH_FIRST: Part[] = ['month', 'day', 'year'];

/** Days that digits alone may mean, the locale's own way of writing them first. */
function daysOfDigits(text: string, locale: string): Day[] {
  const [, first = '', between = '', second = '', third = ''] =
    /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4})$/.exec(text) ?? [];
  if (!third) return [];
  const own = orderOf(locale);
  const numbers = [first, second, third];
  const possible =
    own.between === between && own.order.at(-1) === 'year' ? [own.order] : [DAY_FIRST, MONTH_FIRST];
  const days = possible.map((order) => inOrder(order, numbers)).filter(isDay);
  return days.filter((day, index) => days.findIndex(({ month }) => month === day.month) === index);
}

const monthNames = new Map<string, Map<string, number>>();

/** Names of months in English and in the locale, long and short, alone and beside a day. */
function monthsOf(locale: string): Map<string, number> {
  const found = monthNames.get(locale) ?? new Map<string, number>();
  if (found.size > 0) return found;
  for (const language of [locale, 'en'])
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, {
          month,
          day,
          calendar: 'gregory',
          timeZone: 'UTC',
        });
        for (let number = 1; number <= 12; number++) {
          const parts = format.formatToParts(Date.UTC(2026, number - 1, 15));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          if (/\p{L}/u.test(name)) found.set(named(name), number);
        }
      }
  found.set('sept', 9);
  monthNames.set(locale, found);
  return found;
}

const named = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\.$/, '');

/** Words between day, month and year: `5 de noviembre de 2026`, `November 5th, 2026`. */
const FILLERS = new Set(['de', 'del', 'of', 'den', 'г', 'the']);

/** A day, a year of four digits and the name of a month, in any order; a month without a day is its first. */
function dayWithName(text: string, locale: string): Day | undefined {
  const months = monthsOf(locale);
  const words = text.split(/[\s,./-]+/u).filter((word) => word && !FILLERS.has(named(word)));
  const month = words.flatMap((word) => months.get(named(word)) ?? []);
  const numbers = words
    .filter((word) => !months.has(named(word)))
    .map((word) => word.replace(/(?<=\d)(st|nd|rd|th|º|er)$/i, ''));
  const year = numbers.filter((number) => /^\d{4}$/.test(number));
  const day = numbers.filter((number) => /^\d{1,2}$/.test(number));
  if (
    month.length !== 1 ||
    year.length !== 1 ||
    day.length + 1 !== numbers.length ||
    day.length > 1
  )
    return undefined;
  return { year: Number(year[0]), month: month[0]!, day: Number(day[0] ?? 1) };
}

/** `2026-11-05`, `2026/11/05`, `2026.11.05`, `2026年11月5日`; a month or a year is its first day. */
function dayAfterYear(text: string): Day | undefined {
  const [, year, month = '1', day = '1'] =
    /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2})日?)?月?)?$/u.exec(text) ?? [];
  return year === undefined
    ? undefined
    : { year: Number(year), month: Number(month), day: Number(day) };
}

const two = (number: number) => String(number).padStart(2, '0');

/** @returns `08:30:00.000`; undefined for no time of a day */
function clockOf([, hours, minutes, seconds = '0', fraction = '', half]: RegExpExecArray):
  string | undefined {
  const hour = Number(hours);
  const isHalf = half !== undefined;
  if ((isHalf && (hour < 1 || hour > 12)) || hour > 23) return undefined;
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const late = half?.toUpperCase() === 'PM';
  const full = isHalf ? (hour % 12) + (late ? 12 : 0) : hour;
  return `${two(full)}:${minutes}:${seconds.padStart(2, '0')}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}

/**
 * A day, or a day and a time, by ISO 8601, with the name of a month, or in digits as the locale writes
 * them. A day that may be another one is not read.
 * @returns ISO 8601 that begins with the day as it was written; UTC where no zone is named
 */
export function readDate(value: unknown, { locale }: Pick<Region, 'locale'>): Reading<string> {
  const written = textOf(value);
  if (written === undefined) return undefined;
  if (written.length > LONGEST) return { fault: notADate(written) };
  const text = plainSigns(written).replace(/\s+\([A-Z]{2,5}\)$/, '');
  const [zone = '', hours, minutes = '00'] = ZONE.exec(text) ?? [];
  const local = text.slice(0, text.length - zone.length);
  const time = TIME.exec(local);
  const clock = time ? clockOf(time) : '00:00:00.000';
  const date = (time ? local.slice(0, time.index) : local).trim().replace(/,$/, '');
  const undated = date.replace(WEEKDAY, '');
  const days = daysOfDigits(date, locale);
  if (days.length > 1) return { fault: ambiguous(written, days, locale) };
  const day =
    days[0] ?? dayAfterYear(date) ?? dayWithName(date, locale) ?? dayWithName(undated, locale);
  if (!day || !clock || !isDay(day)) return { fault: notADate(written) };
  const year = String(day.year).padStart(4, '0');
  return {
    value: `${year}-${two(day.month)}-${two(day.day)}T${clock}${hours ? `${hours}:${minutes}` : 'Z'}`,
  };
}

const iso = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`;

function ambiguous(text: string, days: Day[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const [one, other] = days.map(({ year, month, day }) =>
    format.format(Date.UTC(year, month - 1, day)),
  );
  return `${quoted(text)} can mean ${one} or ${other}. Write ${iso(days[0]!)} or ${iso(days[1]!)}.`;
}

const notADate = (text: string) =>
  `${quoted(text)} is no date. Write it as 2026-11-05 or 5 November 2026.`;
