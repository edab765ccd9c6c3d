import * as z from 'zod/mini';
import { filledParts, quoteSchema, type QuoteRequest } from '@/contract/quote-request';
import { guardFields } from '@/lib/features/forms/guard';
import type { Code, Said, SaidOfFields } from '@/lib/platform/http/say';
import { partRows, type QuoteValues } from './part-rows';

/** What may be wrong with a field, as a browser also finds out. */
export const QUOTE_FAULTS = [
  'form.quick',
  'form.leaveEmpty',
  'form.name',
  'form.email',
  'quote.writeLess',
  'quote.tooManyParts',
  'quote.wrongPhone',
] as const satisfies Code[];
type Fault = (typeof QUOTE_FAULTS)[number];
type Faults = SaidOfFields<Fault>;

const guardSchema = z.object(guardFields);
const schema = quoteSchema({
  name: 'form.name',
  email: 'form.email',
  long: 'quote.writeLess',
  tooManyParts: 'quote.tooManyParts',
  phone: () => 'quote.wrongPhone',
} satisfies Record<string, Fault | (() => Fault)>);

/** From where the visitor wrote is found out elsewhere, not believed. */
const ownFields = ({ name, email, company, phone, message, recaptchaToken }: QuoteValues) => ({
  ...{ name, email, company, phone, message, recaptchaToken },
});

type Checked = { quote: QuoteRequest; errors?: undefined } | { quote?: undefined; errors: Faults };

/** Errors by the name of the field in the form. */
export function checkQuote(values: QuoteValues): Checked {
  const parts = partRows(values);
  const results = [
    z.safeParse(guardSchema, values),
    z.safeParse(schema, { ...ownFields(values), parts }),
  ] as const;
  const errors: Faults = {};
  for (const { path, message } of results.flatMap(({ error }) => error?.issues ?? [])) {
    errors[nameOf(path)] ??= faultOf(message as Fault, values);
  }
  const [, { data }] = results;
  if (!data || Object.keys(errors).length > 0) return { errors };
  return { quote: { ...data, parts: filledParts(data.parts) } };
}

const faultOf = (code: Fault, { phone = '' }: QuoteValues): Said<Fault> =>
  code === 'quote.wrongPhone' ? { code, text: phone.trim() } : code;

const nameOf = ([first, ...rest]: PropertyKey[]) =>
  [String(first), ...rest.map((key) => `[${String(key)}]`)].join('');
