import * as z from 'zod/mini';
import { cutLine } from './text-line';

/** From where a visitor wrote; every field is optional. */
export const enquiryContextSchema = z.object({
  /** The title of the product or service that it is about. */
  about: z.optional(cutLine(200)),
  /** Path of the page with the form. */
  page: z.optional(cutLine(200)),
  /** Host name of the website from which the visitor came. */
  referrer: z.optional(cutLine(200)),
  utm_source: z.optional(cutLine(100)),
  utm_medium: z.optional(cutLine(100)),
  utm_campaign: z.optional(cutLine(100)),
});

export type EnquiryContext = z.infer<typeof enquiryContextSchema>;
