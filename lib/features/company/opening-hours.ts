import { days, isOpeningHours } from '@/contract/formats/opening-hours';
import { fill } from '@/words/format';
import type { Words } from '@/words/words';

/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function dayNames(language: string): Map<string, string> {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return new Map(days.map((short, index) => [short, format.format(FIRST + index * DAY_MS)]));
}

/** `Mo-Fr 07:30-16:30` → `Monday to Friday, 07:30–16:30`; any other text as it is. */
export function readableHours(
  text: string,
  { common, language }: Pick<Words, 'common' | 'language'>,
): string {
  if (!isOpeningHours(text)) return text;
  const [named = '', hours] = text.split(' ');
  const names = dayNames(language);
  const spans = named.split(',').map((span) => {
    const [from = '', ...others] = span.split('-').map((short) => names.get(short)!);
    return others.reduce((begun, to) => fill(common.days, { from: begun, to }), from);
  });
  const shown = spans.join(common.comma);
  const [from = '', to = ''] = hours?.split('-') ?? [];
  return hours ? fill(common.hours, { days: shown, from, to }) : shown;
}
