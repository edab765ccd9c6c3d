import { drawingTypes } from '@/contract/drawings';
import { QUOTE_KEY } from '@/lib/features/quotes/basket-key';
import { textsOf } from '@/words/texts-of';
import { words } from '@/words/words';

/** What the site itself says in a language. */
export const interfaceTexts = (locale: string): string[] =>
  textsOf(words(locale)).map(({ text }) => text.replace(/<\/?\w+>|\{\w+\}/g, ' '));

/** Its months and days of the week. */
export const dayNames = (locale: string): string[] =>
  Array.from({ length: 366 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { month: 'long', weekday: 'long' }).format(day * 86_400_000),
  );

/** What no language translates: file types, what browsers keep data under, and names. */
export const interfaceCodes = [...Object.keys(drawingTypes), QUOTE_KEY, 'YouTube'];

/** Where one range of weights or sizes ends and the next begins in the shop. */
export const interfaceNumbers = ['100', '250', '500', '1000', '2500', '5000'];
