import { EMAIL_LENGTH, PHONE_LENGTH } from './formats/lengths';

/*
 * How much each form takes, in characters, as browser, site and content service know it. Without a library:
 * every page with a basket loads it.
 */

const VISITOR = { name: 200, email: EMAIL_LENGTH, phone: PHONE_LENGTH } as const;

export const ENQUIRY_LIMITS = { ...VISITOR, subject: 200, message: 5_000 } as const;

export const QUOTE_LIMITS = {
  ...VISITOR,
  company: 200,
  message: 3_000,
  /** Not characters. */
  parts: 10,
} as const;

/** What is asked of each part, as forms, mails and the inbox call it. */
export const PART_FIELDS = {
  description: { label: 'Description', most: 300 },
  /** Title of a product of the catalogue. */
  product: { label: 'Product', most: 300 },
  quantity: { label: 'Quantity', most: 100 },
  material: { label: 'Material', most: 100 },
  finish: { label: 'Finish', most: 100 },
  date: { label: 'Needed by', most: 100 },
  notes: { label: 'Notes', most: 1_000 },
} as const;
export type PartField = keyof typeof PART_FIELDS;

export const TOO_MANY_PARTS = `Please ask for at most ${QUOTE_LIMITS.parts} parts at once.`;

/** Each text of a request for a code but the e-mail. */
export const CODE_REQUEST_LENGTH = 500;

/** How long a code, and the access that it gives, is valid; ms. */
export const CODE_LIFETIME = 20 * 60_000;
/** How often a visitor may mistake it. */
export const CODE_TRIES = 5;

/** From where a visitor came. */
export const CONTEXT_LIMITS = { place: 200, campaign: 100 } as const;

export const CAPTCHA_LENGTH = 8_192;

/** What staff write beside what visitors sent. */
export const NOTE_LENGTH = 2_000;
