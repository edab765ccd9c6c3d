import 'server-only';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { Post, Product, Service, SiteSettings } from '@/lib/content/schemas/schemas';
import type { PageTexts } from '@/lib/content/schemas/site-schemas';
import { isReadable, undrawableIn } from '@/lib/platform/typesetting/letters';
import type { ValueFault } from './report';

const MOST_LETTERS = 10;

type Drawn = {
  /** On the social card. */
  card: Record<string, string | undefined>;
  /** On the data sheet. */
  sheet?: Record<string, string | undefined>;
};

/** What is drawn of an item, by endpoint. */
const drawn: Record<string, (item: never) => Drawn> = {
  [hostEndpoints.siteSettings.path]: ({ name, slogan }: SiteSettings) => ({
    card: { name, slogan },
  }),
  [hostEndpoints.pages.path]: ({ name }: PageTexts) => ({ card: { name } }),
  [hostEndpoints.servicePages.path]: ({ title }: Service) => ({ card: { title } }),
  [hostEndpoints.posts.path]: ({ title }: Post) => ({ card: { title } }),
  [hostEndpoints.products.path]: ({ title, sku, category, summary, specifications }: Product) => ({
    card: { title },
    sheet: {
      ...{ title, sku, category, short_description: summary },
      ...Object.fromEntries(
        specifications.flatMap(({ name, value }, index): [string, string][] => [
          [`specifications[${index}].name`, name],
          [`specifications[${index}].value`, value],
        ]),
      ),
    },
  }),
};

/** Letters that social cards and data sheets cannot show. @param value of the endpoint of that path */
export function drawingFaults(path: string, value: unknown, item?: string): ValueFault[] {
  const { card = {}, sheet = {} } = drawn[path]?.(value as never) ?? {};
  return Object.entries({ ...card, ...sheet }).flatMap(([field, text = '']) => {
    const letters = undrawableIn(text);
    if (letters.length === 0) return [];
    const named = letters.slice(0, MOST_LETTERS).join(' ');
    const places = [
      ...(field in card ? ['the social card'] : []),
      ...(field in sheet ? ['the data sheet'] : []),
    ];
    const what =
      field in card && !isReadable(text)
        ? `Not on the social card${'title' in sheet ? ', and there is no data sheet' : ''}: the typefaces lack`
        : `Shown as � on ${places.join(' and ')}, since the typefaces lack them:`;
    return [
      {
        ...(item && { item }),
        field,
        sentence: `${what} ${named}${letters.length > MOST_LETTERS ? ' …' : ''}`,
      },
    ];
  });
}
