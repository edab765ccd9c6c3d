import * as z from 'zod/mini';
import { emailField, requestIdField, textLine, textLines } from './form-fields';
import { CODE_REQUEST_LENGTH, ENQUIRY_LIMITS } from './form-limits';
import { plainSigns } from './formats/plain-signs';

/*
 * What visitors fill in, as site and content service both check it: the site says what is wrong in codes, for its
 * own language, the content service in sentences for programs.
 */

type EnquiryMessages = {
  name: string;
  longName?: string;
  email: string;
  message: string;
  longMessage?: string;
};

/** Of `POST /api/enquiries`. */
export const enquiryFields = (say: EnquiryMessages) => ({
  name: textLine(ENQUIRY_LIMITS.name, say.name, say.longName).check(z.minLength(1, say.name)),
  email: emailField(say.email),
  message: textLines(ENQUIRY_LIMITS.message, say.message, say.longMessage).check(
    z.minLength(1, say.message),
  ),
});

/** Codes are bound to the address regardless of case. */
export const requesterEmail = (message: string) =>
  z.pipe(
    emailField(message),
    z.transform((email) => email.toLowerCase()),
  );

/** Of `POST /api/certificate/request`. Only the e-mail is required: what is no text is ignored. */
export function requesterFields(say: { email: string; long: string }) {
  const optionalText = z._default(
    z.pipe(z.catch(z.string(), ''), textLines(CODE_REQUEST_LENGTH, say.long)),
    '',
  );
  return {
    email: requesterEmail(say.email),
    name: optionalText,
    company_name: optionalText,
    address: optionalText,
    phone: optionalText.check(z.overwrite(plainSigns)),
    request_id: requestIdField,
  };
}
