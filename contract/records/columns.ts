import type * as z from 'zod';
import { writePrice } from '../formats/price';
import { textOf } from '../formats/reading';
import type { Region } from '../formats/region';
import type { Fields } from './fields';
import { fieldsFor } from './fields';

/** A field of a record that is one value, and so has room in a cell of a table. */
export type Column = {
  name: string;
  /** `price`, `text` …, as the record says. */
  format: string;
  label: string;
  /** @returns what content holds of it, or a sentence for the person who wrote it */
  read: (cell: string) => { stored?: string | number; fault?: string };
  write: (stored: unknown) => string;
};

const MIDNIGHT = 'T00:00:00.000Z';

/** Days without their midnight; what has another form than text or number as it was written. */
function storedOf(format: string, value: unknown, cell: string): string | number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return value === undefined ? undefined : textOf(cell);
  return format === 'date' || format === 'changed' ? value.replace(MIDNIGHT, '') : value;
}

function written(format: string, stored: unknown, region: Region): string {
  if (format === 'price' && typeof stored === 'number') return writePrice(stored, region);
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

/** The columns of a table of such records, read and written as the company writes. */
export function columnsOf(
  record: (f: Fields) => z.ZodObject<Record<string, z.ZodType>>,
  region: Region,
): Column[] {
  const { shape } = record(fieldsFor({ region }));
  return Object.entries(shape).flatMap(([name, schema]): Column[] => {
    const { title, 'x-format': format } = (schema.meta() ?? {}) as Record<string, string>;
    if (!format) return [];
    return [
      {
        name,
        format,
        label: (title ?? name.replaceAll('_', ' ')).toLowerCase(),
        read(cell) {
          const { data, error } = schema.safeParse(cell);
          return error
            ? { fault: error.issues[0]!.message }
            : { stored: storedOf(format, data, cell) };
        },
        write: (stored) => written(format, stored, region),
      },
    ];
  });
}
