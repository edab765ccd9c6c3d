import { formFailureWords } from '@/components/ui/form-failure/words';
import { ENQUIRY_FAULTS } from '@/lib/features/enquiries/schema';
import { speechOf } from '@/lib/platform/http/speech';
import { pick } from '@/words/format';
import type { Words } from '@/words/words';

/** What the enquiry form shows and may have to say. For the server. */
export function enquiryFormWords(words: Words) {
  const { contact, common } = words;
  return {
    ...pick(contact, 'about', 'submit', 'submitting', 'captcha'),
    leaveEmpty: common.leaveEmpty,
    fields: {
      ...pick(common, 'name', 'email', 'subject', 'phone', 'message'),
      ...pick(contact, 'chooseSubject'),
    },
    failure: formFailureWords(words),
    speech: speechOf(words, [
      ...ENQUIRY_FAULTS,
      'contact.sent',
      'contact.notSent',
      'form.mayHaveArrived',
    ]),
  };
}

export type EnquiryFormWords = ReturnType<typeof enquiryFormWords>;
