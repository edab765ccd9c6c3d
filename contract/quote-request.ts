import * as z from 'zod/mini';
import { enquiryContextSchema } from './enquiry-context';
import {
  cutLine,
  emailField,
  phoneField,
  requestIdField,
  textLine,
  textLines,
} from './form-fields';
import {
  CAPTCHA_LENGTH,
  PART_FIELDS,
  QUOTE_LIMITS,
  TOO_MANY_PARTS,
  type PartField,
} from './form-limits';
import { notAPhone } from './formats/phone-text';

/** The field `quote` of `POST /api/quotes`, as site and content service both check it. */

/** What is said of a field that is not filled in as it should be. */
type Messages = {
  name: string;
  email: string;
  long: string;
  tooManyParts: string;
  phone: (text: string) => string;
};

/** @param say the site hands in codes, which it says in its own language */
export function quoteSchema(say: Messages) {
  const line = (max: number) => z._default(textLine(max, say.long), '');
  const lines = (max: number) => z._default(textLines(max, say.long), '');
  const partLine = (field: PartField) => line(PART_FIELDS[field].most);
  const part = z.object(
    {
      description: partLine('description'),
      product: partLine('product'),
      quantity: partLine('quantity'),
      material: partLine('material'),
      finish: partLine('finish'),
      date: partLine('date'),
      notes: lines(PART_FIELDS.notes.most),
    } satisfies Record<PartField, unknown>,
    'Please send each part as an object.',
  );
  return z.object(
    {
      name: textLine(QUOTE_LIMITS.name, say.name).check(z.minLength(1, say.name)),
      email: emailField(say.email),
      company: line(QUOTE_LIMITS.company),
      phone: z._default(phoneField(say.long, say.phone), ''),
      message: lines(QUOTE_LIMITS.message),
      parts: z._default(
        z
          .array(part, 'Please send the parts as a list.')
          .check(z.maxLength(QUOTE_LIMITS.parts, say.tooManyParts)),
        [],
      ),
      recaptchaToken: cutLine(CAPTCHA_LENGTH),
      request_id: requestIdField,
      ...enquiryContextSchema.shape,
    },
    'Please send the request as JSON in the field `quote`.',
  );
}

/** As the content service answers to programs. */
export const quoteRequestSchema = quoteSchema({
  name: 'Please tell us your name.',
  email: 'Please give an e-mail address that we can answer to.',
  long: 'Please write less here.',
  tooManyParts: TOO_MANY_PARTS,
  phone: notAPhone,
});

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
export type QuotePart = QuoteRequest['parts'][number];

export const NOTHING_WANTED = 'Please describe a part, or add a drawing.';

/** Rows of the form that were left empty are no parts. */
export const filledParts = (parts: QuotePart[]): QuotePart[] =>
  parts.filter((part) => Object.values(part).some(Boolean));

const englishNames = Object.fromEntries(
  Object.entries(PART_FIELDS).map(([field, { label }]) => [field, label]),
) as Record<PartField, string>;

/**
 * One part as mails, inbox and exports write it: its description, then what else is known by name.
 * Inbox and exports, which are for staff, are in English.
 * @param names of the fields
 * @param lineOf writes a name with its value
 */
export const partLines = (
  part: Partial<QuotePart>,
  names = englishNames,
  lineOf = (name: string, value: string) => `${name}: ${value}`,
): string[] =>
  (Object.keys(PART_FIELDS) as PartField[]).flatMap((field) => {
    const value = part[field];
    if (!value) return [];
    return field === 'description' ? value : lineOf(names[field], value);
  });
