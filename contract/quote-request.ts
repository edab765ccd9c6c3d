import * as z from 'zod/mini';
import { enquiryContextSchema } from './enquiry-context';
import { cutLine, textLine } from './text-line';

/** The field `quote` of `POST /api/quotes`, as site and content service both check it. */

export const QUOTE_LIMITS = {
  parts: 10,
  name: 200,
  company: 200,
  email: 254,
  phone: 40,
  description: 300,
  short: 100,
  notes: 1_000,
  message: 3_000,
} as const;

const LONG = 'Please write less here.';
const NAME = 'Please tell us your name.';
const EMAIL = 'Please give an e-mail address that we can answer to.';
const line = (max: number) => z._default(textLine(max, LONG), '');
const lines = (max: number) =>
  z._default(z.string(LONG).check(z.trim(), z.maxLength(max, LONG)), '');

/** `x@localhost` is well-formed, but cannot be reached from here. */
const HAS_DOTTED_DOMAIN = /\.[a-z][a-z0-9-]+$/i;

const quotePartSchema = z.object(
  {
    description: line(QUOTE_LIMITS.description),
    /** Title of a product of the catalogue. */
    product: line(QUOTE_LIMITS.description),
    quantity: line(QUOTE_LIMITS.short),
    material: line(QUOTE_LIMITS.short),
    finish: line(QUOTE_LIMITS.short),
    /** When it is wanted. */
    date: line(QUOTE_LIMITS.short),
    notes: lines(QUOTE_LIMITS.notes),
  },
  'Please send each part as an object.',
);

export const quoteRequestSchema = z.object(
  {
    name: textLine(QUOTE_LIMITS.name, NAME).check(z.minLength(1, NAME)),
    email: z
      .string(EMAIL)
      .check(
        z.trim(),
        z.maxLength(QUOTE_LIMITS.email, EMAIL),
        z.email({ pattern: z.regexes.html5Email, error: EMAIL }),
        z.regex(HAS_DOTTED_DOMAIN, EMAIL),
      ),
    company: line(QUOTE_LIMITS.company),
    phone: line(QUOTE_LIMITS.phone),
    message: lines(QUOTE_LIMITS.message),
    parts: z._default(
      z
        .array(quotePartSchema, 'Please send the parts as a list.')
        .check(z.maxLength(QUOTE_LIMITS.parts, 'Please ask for at most ten parts at once.')),
      [],
    ),
    recaptchaToken: cutLine(8_192),
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
