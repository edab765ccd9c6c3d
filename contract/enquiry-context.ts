import * as z from 'zod/mini';
import { cutLine } from './form-fields';
import { CONTEXT_LIMITS } from './form-limits';

/** From where a visitor wrote; every field is optional. */
export const enquiryContextSchema = z.object({
  /** The title of the product or service that it is about. */
  about: z.optional(cutLine(CONTEXT_LIMITS.place)),
  /** Path of the page with the form. */
  page: z.optional(cutLine(CONTEXT_LIMITS.place)),
  /** Host name of the website from which the visitor came. */
  referrer: z.optional(cutLine(CONTEXT_LIMITS.place)),
  utm_source: z.optional(cutLine(CONTEXT_LIMITS.campaign)),
  utm_medium: z.optional(cutLine(CONTEXT_LIMITS.campaign)),
  utm_campaign: z.optional(cutLine(CONTEXT_LIMITS.campaign)),
});

export type EnquiryContext = z.infer<typeof enquiryContextSchema>;
