/** Unlocking the certificate, or another locked document, by a one-time code. */
export const certificate = {
  requestCode: 'Request a code',

  // Steps.
  requestText: 'We send a one-time code (OTP) to your e-mail address.',
  code: 'Enter the code',
  codeText: 'It is valid for 20 minutes and works once.',
  read: 'Read the document',
  readText: 'It stays open until the 20 minutes are over.',

  // Forms.
  emailHint: 'The code goes to this address.',
  address: 'Address',
  sendCode: 'Send OTP',
  sendingCode: 'Sending...',
  haveCode: 'I already have a code',
  otp: 'OTP',
  otpHint: 'Six digits from the mail that we have sent you.',
  confirm: 'Confirm OTP',
  newCode: 'Request a new code',

  // The open document.
  unlocked: 'Unlocked certificate',
  unlockedNamed: 'Unlocked: {name}',
  openUntil: 'Open until {time}',
  openForTwentyMinutes: 'Open until 20 minutes after the request',
  newTab: 'Open in a new tab',
  save: 'Save the file',
  lockAgain: 'Lock again',

  /** Prescribed, with their signs; forms show them without. */
  notices: {
    sent: '✅ OTP has been sent to your email!',
    refused: '⚠️ Failed to generate OTP.',
    notSent: '❌ Failed to send OTP. Please try again.',
    alreadySent: 'ℹ️ OTP already sent. Please check your email.',
    empty: '❌ Please enter the OTP.',
    wrong: '❌ Invalid OTP! Please try again.',
    notVerified: '❌ Verification failed. Try again.',
    unlocked: '✅ OTP verified! Certificate is unlocked.',
    expired: 'ℹ️ OTP expired. Please request again.',
  },
  startedAgain: 'You can request a new code.',

  // What stands in its way.
  wrongEmail: 'Please give the e-mail address that the code shall go to.',
  requestFirst: 'Please request a code first.',
  notChecked: 'This cannot be checked at the moment.',
  noMail:
    'This site cannot send e-mail at the moment, so no code was sent. Please call or write to us instead.',
  mailFailed: 'The mail with the code could not be sent; please try again later.',
  mayBeLate: 'The mail may take some minutes.',

  /** Plain pages in place of the document. */
  locked: 'The document is locked',
  lockedText: 'Request a one-time code to unlock it.',
  lockedAgain: 'The document is locked again',
  unavailable: 'The document cannot be shown at the moment',
  unavailableText:
    'Please try again in a few minutes. It stays unlocked for 20 minutes after the request.',
} as const;
