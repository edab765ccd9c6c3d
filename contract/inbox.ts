import * as z from 'zod';
import { NOTE_LENGTH, PART_FIELDS, type PartField } from './form-limits';
import { MAIL_FAULTS, type MailFault } from './service-health';

/** What visitors have sent, as the content service answers it at `/api/inbox/…` and the editor reads it. */

export const INBOX_KINDS = {
  enquiries: 'Enquiries',
  quotes: 'Requests for a quote',
  'code-requests': 'Code requests',
} as const;

const kinds = Object.keys(INBOX_KINDS) as (keyof typeof INBOX_KINDS)[];
export const inboxKind = z.enum(kinds, 'There is nothing here.');
export type InboxKind = z.infer<typeof inboxKind>;

/** Items of one answer. */
export const INBOX_PAGE = 50;
export const LARGEST_INBOX_PAGE = 200;

const text = z.string().nullish();
const part = Object.fromEntries(
  Object.keys(PART_FIELDS).map((field) => [field, z.string().optional()]),
) as Record<PartField, z.ZodOptional<z.ZodString>>;

/** A code request has no message, only a request for a quote has parts and files. */
const item = z.object({
  id: z.int(),
  /** ms */
  receivedAt: z.number(),
  name: z.string(),
  email: z.string(),
  message: text,
  subject: text,
  company: text,
  address: text,
  phone: text,
  state: text,
  language: text,
  parts: z.array(z.object(part)).default([]),
  /** `size` in bytes. */
  files: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })).default([]),
  /** From where they wrote. */
  context: z.object({ about: text, page: text, referrer: text }).default({}),
  doneAt: z.number().nullable(),
  note: z.string(),
});
export type InboxItem = z.infer<typeof item>;

const mailFaults = Object.keys(MAIL_FAULTS) as MailFault[];

export const inboxList = z.object({
  data: z.array(item),
  total: z.int(),
  mail: z.object({
    status: z.enum(['ok', ...mailFaults]),
    unmailed: z.int(),
    /** Who does not get mails about entries, and what the mail server says. */
    refusals: z
      .array(z.object({ address: z.string(), said: z.string(), mails: z.int() }))
      .default([]),
  }),
});
export type InboxList = z.infer<typeof inboxList>;
/** As the content service writes it. */
export type InboxAnswer = z.input<typeof inboxList>;

/** Forms send line breaks of two characters. */
const note = z
  .string()
  .trim()
  .transform((written) => written.replaceAll('\r\n', '\n'));

/** What is missing stays as it is; `before` is the note that the new one was written from. */
export const inboxMark = z.object(
  {
    done: z.boolean('Please say whether it is done.').optional(),
    note: note
      .refine(
        (written) => written.length <= NOTE_LENGTH,
        `A note has at most ${NOTE_LENGTH} characters.`,
      )
      .optional(),
    before: note.optional(),
  },
  'Please send the note as a JSON object.',
);
export type InboxMark = z.infer<typeof inboxMark>;

/** An answer that refuses something, in a sentence for staff. */
export const inboxRefusal = z.object({ message: z.string() });

/** `both` where somebody else had written meanwhile, and the note has both texts now. */
export const inboxMarked = z.object({ both: z.boolean().optional() });
