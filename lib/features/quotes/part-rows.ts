import { QUOTE_LIMITS } from '@/contract/form-limits';

/** Fields of the form as they are posted; those of a part are named `parts[0][material]`. */
export type QuoteValues = Record<string, string>;

const PART_FIELD = /^parts\[(\d{1,2})\]\[(\w{1,20})\]$/;

/** Without scripts. */
const FIRST_ROWS = 3;

export type PartValues = Record<string, string>;

export const isFilled = (part: PartValues): boolean => Object.values(part).some(Boolean);

/** The rows of a form as it was posted, empty ones as well. */
export function partRows(values: QuoteValues, { more = 0 } = {}): PartValues[] {
  const rows: PartValues[] = [];
  for (const [name, value] of Object.entries(values)) {
    const [, index, field = ''] = PART_FIELD.exec(name) ?? [];
    if (index === undefined || Number(index) >= QUOTE_LIMITS.parts) continue;
    (rows[Number(index)] ??= {})[field] = value;
  }
  const length = Math.max(FIRST_ROWS, Math.min(rows.length + more, QUOTE_LIMITS.parts));
  return Array.from({ length }, (_, index) => rows[index] ?? {});
}
