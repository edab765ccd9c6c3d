import * as z from 'zod/mini';
import { filledParts, quoteRequestSchema, type QuoteRequest } from '@/contract/quote-request';
import { guardFields } from '@/lib/features/forms/guard';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import { partRows, type QuoteValues } from './part-rows';

const guardSchema = z.object(guardFields);

/** From where the visitor wrote is found out elsewhere, not believed. */
const ownFields = ({ name, email, company, phone, message, recaptchaToken }: QuoteValues) => ({
  ...{ name, email, company, phone, message, recaptchaToken },
});

type Checked =
  { quote: QuoteRequest; errors?: undefined } | { quote?: undefined; errors: FieldErrors };

/** Errors by the name of the field in the form. */
export function checkQuote(values: QuoteValues): Checked {
  const parts = partRows(values);
  const results = [
    z.safeParse(guardSchema, values),
    z.safeParse(quoteRequestSchema, { ...ownFields(values), parts }),
  ] as const;
  const errors: FieldErrors = {};
  for (const { path, message } of results.flatMap(({ error }) => error?.issues ?? [])) {
    errors[nameOf(path)] ??= message;
  }
  const [, { data }] = results;
  if (!data || Object.keys(errors).length > 0) return { errors };
  return { quote: { ...data, parts: filledParts(data.parts) } };
}

const nameOf = ([first, ...rest]: PropertyKey[]) =>
  [String(first), ...rest.map((key) => `[${String(key)}]`)].join('');
