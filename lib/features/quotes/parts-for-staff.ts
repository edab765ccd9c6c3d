import 'server-only';
import { inOneLine } from '@/contract/form-fields';
import { PART_FIELDS } from '@/contract/form-limits';
import type { QuotePart } from '@/contract/quote-request';
import { inLanguage } from '@/lib/content/store/current-language';
import { getProducts } from '@/lib/content/store/endpoints';
import { MAIN } from '@/lib/pages/languages';

/** Products by the names that the company knows them by, with the visitor's behind them. */
export async function partsForStaff(parts: QuotePart[]): Promise<QuotePart[]> {
  const [own = [], main = []] = await Promise.all([getProducts(), inLanguage(MAIN, getProducts)]);
  if (own === main) return parts;
  const known = new Map(main.map(({ id, title }) => [id, title]));
  return parts.map((part) => {
    const id = own.find(({ title }) => inOneLine(title) === part.product)?.id;
    const name = id === undefined ? undefined : known.get(id);
    const both = `${name} (${part.product})`;
    const isOther = name !== undefined && name !== part.product;
    return isOther && both.length <= PART_FIELDS.product.most ? { ...part, product: both } : part;
  });
}
