import { pick } from '@/words/format';
import type { Words } from '@/words/words';

/** What the steps to a locked document show and say. For the server. */
export const unlockWords = ({ certificate, common }: Words) => ({
  ...pick(certificate, 'notices', 'startedAgain', 'emailHint', 'sendCode', 'sendingCode'),
  ...pick(certificate, 'haveCode', 'otp', 'otpHint', 'confirm', 'newCode', 'unlocked'),
  ...pick(certificate, 'unlockedNamed', 'openUntil', 'openForTwentyMinutes', 'newTab'),
  ...pick(certificate, 'save', 'lockAgain'),
  steps: {
    request: { name: certificate.requestCode, text: certificate.requestText },
    code: { name: certificate.code, text: certificate.codeText },
    document: { name: certificate.read, text: certificate.readText },
  },
  fields: {
    ...pick(common, 'phone', 'name', 'company', 'email'),
    address: certificate.address,
  },
});

export type UnlockWords = ReturnType<typeof unlockWords>;
