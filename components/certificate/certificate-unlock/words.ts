import type { Words } from '@/words/words';

/** What the steps to a locked document show and say. For the server. */
export const unlockWords = ({ certificate, common }: Words) => ({
  notices: certificate.notices,
  startedAgain: certificate.startedAgain,
  steps: {
    request: { name: certificate.requestCode, text: certificate.requestText },
    code: { name: certificate.code, text: certificate.codeText },
    document: { name: certificate.read, text: certificate.readText },
  },
  fields: {
    phone: common.phone,
    name: common.name,
    company: common.company,
    email: common.email,
    address: certificate.address,
  },
  emailHint: certificate.emailHint,
  sendCode: certificate.sendCode,
  sendingCode: certificate.sendingCode,
  haveCode: certificate.haveCode,
  otp: certificate.otp,
  otpHint: certificate.otpHint,
  confirm: certificate.confirm,
  newCode: certificate.newCode,
  unlocked: certificate.unlocked,
  unlockedNamed: certificate.unlockedNamed,
  openUntil: certificate.openUntil,
  openForTwentyMinutes: certificate.openForTwentyMinutes,
  newTab: certificate.newTab,
  save: certificate.save,
  lockAgain: certificate.lockAgain,
});

export type UnlockWords = ReturnType<typeof unlockWords>;
