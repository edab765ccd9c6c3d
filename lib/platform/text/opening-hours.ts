import { fill, list } from '@/words/format';
import type { Words } from '@/words/words';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const day = `(?:${DAYS.join('|')})`;
const time = '(?:[01]\\d|2[0-4]):[0-5]\\d';
const FORM = new RegExp(`^${day}(?:[-,]${day})*(?: ${time}-${time})?$`);

/** The form of schema.org, `Mo-Fr 07:30-16:30`, which search engines read. */
export const isOpeningHours = (text: string): boolean => FORM.test(text);

/**
 * `Mo-Fr 07:30-16:30` → `Monday to Friday, 07:30–16:30`; any other text as it is.
 * @param words say what stands between the days, whose names are of their language
 */
export function readableHours(
  text: string,
  { language, common }: Pick<Words, 'language' | 'common'>,
): string {
  if (!isOpeningHours(text)) return text;
  const [named = '', hours] = text.split(' ');
  const nameOf = (short: string): string => dayName(language, DAYS.indexOf(short));
  const spans = named.split(',').map((span) => {
    const [first = '', ...rest] = span.split('-').map(nameOf);
    return rest.reduce((from, to) => fill(common.days, { from, to }), first);
  });
  const days = list(language, spans);
  const [from = '', to = ''] = hours?.split('-') ?? [];
  return hours ? fill(common.hours, { days, from, to }) : days;
}

/** @param index 0 for Monday */
const dayName = (language: string, index: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + index), // the first of January 2024 was a Monday
  );
