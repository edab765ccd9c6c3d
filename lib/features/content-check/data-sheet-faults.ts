import 'server-only';
import type { Product } from '@/lib/content/schemas';
import { isPrintable, unprintableIn } from '@/lib/platform/text/printable';
import type { ValueFault } from './report';

const MOST_LETTERS = 10;

/** What the data sheet of a product cannot print; where that is its name, there is none. */
export function dataSheetFaults(
  { title, sku, category, summary, specifications }: Product,
  item: string,
): ValueFault[] {
  const texts = Object.entries({ title, sku, category, short_description: summary }).concat(
    specifications.flatMap(({ name, value }, index): [string, string][] => [
      [`specifications[${index}].name`, name],
      [`specifications[${index}].value`, value],
    ]),
  );
  return texts.flatMap(([field, text = '']) => {
    const letters = unprintableIn(text);
    if (letters.length === 0) return [];
    const named = letters.slice(0, MOST_LETTERS).join(' ');
    const what =
      field === 'title' && !isPrintable(text)
        ? 'There is no data sheet: its typeface lacks'
        : 'The data sheet leaves out letters that its typeface lacks:';
    return [
      { item, field, sentence: `${what} ${named}${letters.length > MOST_LETTERS ? ' …' : ''}` },
    ];
  });
}
