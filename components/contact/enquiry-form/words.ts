import { ENQUIRY_FAULTS } from '@/lib/features/enquiries/schema';
import { speechOf } from '@/lib/platform/http/speech';
import type { Words } from '@/words/words';

/** What the enquiry form shows and may have to say. For the server. */
export function enquiryFormWords(words: Words) {
  const { contact, common } = words;
  return {
    about: contact.about,
    fields: {
      name: common.name,
      email: common.email,
      subject: common.subject,
      phone: common.phone,
      message: common.message,
    },
    leaveEmpty: common.leaveEmpty,
    submit: contact.submit,
    submitting: contact.submitting,
    captcha: contact.captcha,
    failure: enquiryFailureWords(words),
    speech: speechOf(words, [...ENQUIRY_FAULTS, 'contact.sent', 'contact.notSent']),
  };
}

/** Other ways to reach the company, beside what went wrong. */
export const enquiryFailureWords = ({ contact }: Words) => ({
  stillHere: contact.stillHere,
  callOrWrite: contact.callOrWrite,
  call: contact.call,
  write: contact.write,
});

export type EnquiryFormWords = ReturnType<typeof enquiryFormWords>;
export type EnquiryFailureWords = ReturnType<typeof enquiryFailureWords>;
