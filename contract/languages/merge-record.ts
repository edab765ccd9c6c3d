import type { FieldDescription } from '../records/describe';
import { isNothing, kindOf } from './kinds';

type Values = Readonly<Record<string, unknown>>;

/** Which fields of a merged record came from another language, and which that is; of a group `group.field`. */
export type Langs = Readonly<Record<string, string>>;
export type Merged<T> = T & { readonly langs?: Langs };

type Fields = readonly FieldDescription[];

const NOTHING: Values = Object.freeze({});

/** Gives the same object again for the same two values: of what a further language says the last result is known. */
export function remembered<R>() {
  const last = new WeakMap<object, { of: readonly unknown[]; result: R }>();
  return (main: object | undefined, own: object | undefined, locale: string, make: () => R): R => {
    const of = [main, own, locale];
    const key = own ?? main ?? NOTHING;
    const known = last.get(key);
    if (known?.of.every((value, at) => value === of[at])) return known.result;
    const result = make();
    last.set(key, { of, result });
    return result;
  };
}

const memories = new WeakMap<Fields, ReturnType<typeof remembered<Values>>>();

/** As a record without this field has it. */
const empty = ({ format }: FieldDescription): unknown => {
  if (format === 'flag') return false;
  return ['words', 'list', 'blocks'].includes(format) ? [] : undefined;
};

const fileOf = (address: unknown): string => String(address).split('?')[0]!;

/** Nobody gets the words or the upright form of one picture with another one. */
const isOfOtherPicture = (field: FieldDescription, { fields, main, own }: Both): boolean =>
  fields.some(
    ({ name, alt }) =>
      (alt === field.name || name === field.portraitOf) &&
      own[name] !== undefined &&
      fileOf(own[name]) !== fileOf(main[name]),
  );

type Parts = { values: Record<string, unknown>; langs: Record<string, string> };

function merge(fields: Fields, main: Values, own: Values, locale: string): Parts {
  const values: Parts['values'] = {};
  const langs: Parts['langs'] = {};
  for (const field of fields) {
    const { name } = field;
    const found = valueOf(field, { fields, main, own, locale });
    if (found.value !== undefined) values[name] = found.value;
    Object.assign(langs, found.langs);
  }
  return { values, langs };
}

type Both = { fields: Fields; main: Values; own: Values; locale: string };
type Found = { value: unknown; langs?: Parts['langs'] };

function valueOf(field: FieldDescription, both: Both): Found {
  const { name, format } = field;
  const { main, own, locale } = both;
  if (format === 'group') return groupOf(field, both);
  if (own[name] !== undefined) return { value: own[name] };
  const kind = kindOf(field);
  const value =
    kind === 'text' || isOfOtherPicture(field, both) ? undefined : letThrough(field, main[name]);
  if (isNothing(value)) return { value: value ?? empty(field) };
  return { value, langs: kind === 'long' ? { [name]: locale } : undefined };
}

const letThrough = ({ same }: FieldDescription, value: unknown): unknown =>
  typeof same === 'function' && Array.isArray(value) ? value.filter(same) : value;

function groupOf({ name, fields = [] }: FieldDescription, { main, own, locale }: Both): Found {
  const { values, langs } = merge(
    fields,
    (main[name] ?? NOTHING) as Values,
    (own[name] ?? NOTHING) as Values,
    locale,
  );
  const isThere = Object.values(values).some((value) => value !== false && !isNothing(value));
  const marks = Object.entries(langs).map(([inner, lang]) => [`${name}.${inner}`, lang]);
  return {
    value: isThere ? values : undefined,
    langs: Object.fromEntries(marks) as Found['langs'],
  };
}

const withMarks = ({ values, langs }: Parts): Values =>
  isNothing(langs) ? values : { ...values, langs };

/**
 * A record in a further language, in the form of the record: what the language says, and of the rest what its kinds
 * let through.
 * @param main undefined for what the further language alone has
 * @param translated as `translationOf` reads it
 * @param locale of the main language
 */
export function mergeRecord<T extends object>(
  fields: Fields,
  main: T | undefined,
  translated: Partial<T> | undefined,
  locale: string,
): Merged<T> {
  const once = memories.get(fields) ?? remembered<Values>();
  memories.set(fields, once);
  return once(main, translated, locale, () =>
    withMarks(
      merge(fields, (main ?? NOTHING) as Values, (translated ?? NOTHING) as Values, locale),
    ),
  ) as Merged<T>;
}

/** What the main language alone has, taken over whole. */
export const markRecord = <T extends object>(
  fields: Fields,
  main: T,
  locale: string,
): Merged<T> => {
  const known = fields.filter(
    (field) =>
      field.format !== 'group' &&
      kindOf(field) !== 'same' &&
      !isNothing((main as Values)[field.name]),
  );
  return { ...main, langs: Object.fromEntries(known.map(({ name }) => [name, locale])) };
};
