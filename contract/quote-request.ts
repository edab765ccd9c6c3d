import * as z from 'zod/mini';
import { enquiryContextSchema } from './enquiry-context';
import { cutLine, emailField, phoneField, textLine } from './form-fields';
import {
  CAPTCHA_LENGTH,
  PART_FIELDS,
  QUOTE_LIMITS,
  TOO_MANY_PARTS,
  type PartField,
} from './form-limits';

/** The field `quote` of `POST /api/quotes`, as site and content service both check it. */

const LONG = 'Please write less here.';
const NAME = 'Please tell us your name.';
const EMAIL = 'Please give an e-mail address that we can answer to.';
const line = (max: number) => z._default(textLine(max, LONG), '');
const lines = (max: number) =>
  z._default(z.string(LONG).check(z.trim(), z.maxLength(max, LONG)), '');

const partLine = (field: PartField) => line(PART_FIELDS[field].most);

const quotePartSchema = z.object(
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

export const quoteRequestSchema = z.object(
  {
    name: textLine(QUOTE_LIMITS.name, NAME).check(z.minLength(1, NAME)),
    email: emailField(EMAIL),
    company: line(QUOTE_LIMITS.company),
    phone: z._default(phoneField(LONG), ''),
    message: lines(QUOTE_LIMITS.message),
    parts: z._default(
      z
        .array(quotePartSchema, 'Please send the parts as a list.')
        .check(z.maxLength(QUOTE_LIMITS.parts, TOO_MANY_PARTS)),
      [],
    ),
    recaptchaToken: cutLine(CAPTCHA_LENGTH),
    ...enquiryContextSchema.shape,
  },
  'Please send the request as JSON in the field `quote`.',
);

export type QuotePart = z.infer<typeof quotePartSchema>;
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

export const NOTHING_WANTED = 'Please describe a part, or add a drawing.';

/** Rows of the form that were left empty are no parts. */
export const filledParts = (parts: QuotePart[]): QuotePart[] =>
  parts.filter((part) => Object.values(part).some(Boolean));

const englishNames = Object.fromEntries(
  Object.entries(PART_FIELDS).map(([field, { label }]) => [field, label]),
) as Record<PartField, string>;

/**
 * One part as mails, inbox and exports write it: its description, then what else is known by name.
 * @param names of the fields; inbox and exports, which are for staff, have the English ones
 */
export const partLines = (part: Partial<QuotePart>, names = englishNames): string[] =>
  (Object.keys(PART_FIELDS) as PartField[]).flatMap((field) => {
    const value = part[field];
    if (!value) return [];
    return field === 'description' ? value : `${names[field]}: ${value}`;
  });
