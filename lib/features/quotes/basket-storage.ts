import { cut } from '@/contract/cut';
import { PART_FIELDS, QUOTE_LIMITS } from '@/contract/form-limits';
import type { QuoteLine } from './basket';

/** By hand: a validation library would weigh more than the basket. */
function lineOf(value: unknown): QuoteLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, title, lang, quantity } = value as Record<string, unknown>;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  if (typeof title !== 'string' || title.trim() === '') return undefined;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1)
    return undefined;
  return {
    ...{ id, title: cut(title, PART_FIELDS.product.most), quantity },
    ...(typeof lang === 'string' && { lang }),
  };
}

export function parseBasket(stored: string | null): readonly QuoteLine[] {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(values)) return [];
    const lines = values.flatMap((value) => lineOf(value) ?? []);
    return lines
      .filter((line, index) => lines.findIndex(({ id }) => id === line.id) === index)
      .slice(0, QUOTE_LIMITS.parts);
  } catch {
    return [];
  }
}
