import * as z from 'zod';
import type { Reading } from '../formats/reading';
import { reasonOf, type Fault } from './faults';
import { documentedAs } from './json-schema';
import {
  forms,
  type Field,
  type Format,
  type FormOptions,
  type ListOptions,
  type Options,
} from './options';

const MOST_ENTRIES = 100;
/** More sections of a page, or items of a section, are not read. */
const MOST_POSITIONS = 50;

const further = (all: number, most: number): Fault => ({
  reason: `${all - most} further entries`,
  sentence: `${all - most} further entries: there is room for ${most}.`,
});

/** Faults of a part, as those of what it is a part of. @param place where it stands there */
const inside = (
  context: z.core.$RefinementCtx,
  input: unknown,
  error: z.ZodError | undefined,
  ...place: number[]
) =>
  error?.issues.forEach((issue) =>
    context.issues.push({ ...issue, path: [...place, ...issue.path], input } as never),
  );

/** @param leaveOut takes what is left out; without it a fault of a value is one of its record */
export function readerOf(leaveOut?: (fault: Fault) => void) {
  function fault(context: z.core.$RefinementCtx, found: Fault): void {
    if (leaveOut) leaveOut(found);
    else context.addIssue(found.sentence);
  }

  /** @param read by a format; the record has nothing there where it returns nothing */
  function field<T, const O extends Options>(
    read: (value: unknown) => Reading<T>,
    { label, help, required, unique, fact, same }: O,
    { format, description, ...json }: Format,
    form: FormOptions = {},
  ): Field<T, O> {
    const base = required ? z.unknown() : z.unknown().optional();
    const schema = base.transform((value, context): T | undefined => {
      const found = read(value);
      if (found?.fault !== undefined)
        fault(context, { reason: `unreadable ${format}`, sentence: found.fault });
      if (required && found?.value === undefined) {
        if (found?.fault === undefined || leaveOut) context.addIssue(`${format} is missing`);
        return z.NEVER;
      }
      return found?.value;
    });
    const described = schema.meta({
      ...(label && { title: label }),
      ...((help || description) && { description: [help, description].filter(Boolean).join(' ') }),
      ...json,
      ...(required && json.type && { type: json.type.filter((type) => type !== 'null') }),
      'x-format': format,
    });
    const told = { required, unique, fact, same, help, ...form };
    return described.register(forms, told) as unknown as Field<T, O>;
  }

  /** The entries that can be read; what is no list counts as an empty one. */
  function list<T>(entry: z.ZodType<T>, { label, help, required, ...options }: ListOptions = {}) {
    // As many as any list may have: what a host shows today it shows tomorrow.
    const most = leaveOut ? MOST_ENTRIES : (options.most ?? MOST_ENTRIES);
    const schema = z
      .unknown()
      .optional()
      .transform((value, context): T[] => {
        const all: unknown[] = Array.isArray(value) ? value : [];
        if (all !== value && value !== undefined && value !== null && value !== '')
          fault(context, { reason: 'no list', sentence: 'Here a list is expected.' });
        const results = all.slice(0, most).map((each) => entry.safeParse(each));
        const faults = results.flatMap(({ error }) => error ?? []);
        if (!leaveOut) results.forEach(({ error }, index) => inside(context, value, error, index));
        if (all.length > most) {
          fault(context, further(all.length, most));
        }
        if (leaveOut && faults[0]) {
          const reason = `${faults.length} of ${results.length} entries: ${reasonOf(faults[0])}`;
          leaveOut({ reason, sentence: reason });
        }
        return results.flatMap(({ success, data }) => (success ? [data] : []));
      })
      .meta({ ...(label && { title: label }), ...(help && { description: help }) });
    documentedAs(schema, z.array(entry));
    const { row, own, same } = options;
    return schema.register(forms, { required, most, row, own, same });
  }

  /** A record within a record; one that is missing, or cannot be read, is undefined. */
  function group<T>(record: z.ZodType<T>, { label, help }: Options = {}): Field<T> {
    const schema = z
      .unknown()
      .optional()
      .transform((value, context): T | undefined => {
        if (value === undefined || value === null) return undefined;
        const { success, data, error } = record.safeParse(value);
        if (success) return data;
        if (leaveOut) leaveOut({ reason: reasonOf(error), sentence: reasonOf(error) });
        else inside(context, value, error);
        return undefined;
      })
      .meta({ ...(label && { title: label }), ...(help && { description: help }) });
    documentedAs(schema, record.nullish());
    return schema.register(forms, {}) as unknown as Field<T>;
  }

  /** Undefined where there is no list at all. */
  function listOrNothing<T>(entry: z.ZodType<T>, options: ListOptions = {}) {
    const entries = list(entry, options);
    const schema = z
      .unknown()
      .optional()
      .transform((value, context): T[] | undefined => {
        if (!Array.isArray(value)) return undefined;
        const { data, error } = entries.safeParse(value);
        inside(context, value, error);
        return data;
      });
    return documentedAs(schema, entries);
  }

  /** Positions carry meaning: an entry that cannot be read is emptied and keeps its place. */
  const positions = <T>(entry: z.ZodType<T>, emptied: z.ZodType<T>) =>
    documentedAs(
      z
        .custom<unknown[]>(Array.isArray, { error: 'expected a list' })
        .transform((all, context): T[] => {
          const candidates = all.slice(0, MOST_POSITIONS);
          if (all.length > MOST_POSITIONS) fault(context, further(all.length, MOST_POSITIONS));
          const parsed = candidates.map((candidate) => entry.safeParse(candidate));
          if (!leaveOut) parsed.forEach(({ error }, index) => inside(context, all, error, index));
          const faults = parsed.flatMap(({ error }, index) =>
            error ? [`entry ${index} of ${parsed.length}: ${reasonOf(error)}`] : [],
          );
          if (leaveOut && faults.length > 0 && faults.length === parsed.length) {
            context.addIssue(`nothing usable: ${faults[0]}`);
            return z.NEVER;
          }
          for (const reason of faults) leaveOut?.({ reason, sentence: reason });
          return parsed.map(({ success, data }, index) =>
            success ? data : emptied.parse(candidates[index]),
          );
        }),
      z.array(entry),
    );

  return { field, list, listOrNothing, group, positions };
}
