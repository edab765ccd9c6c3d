/** What the visitor is told; all but the last to the letter of the specification. */
export const texts = {
  sent: '✅ OTP has been sent to your email!',
  refused: '⚠️ Failed to generate OTP.',
  notSent: '❌ Failed to send OTP. Please try again.',
  alreadySent: 'ℹ️ OTP already sent. Please check your email.',
  empty: '❌ Please enter the OTP.',
  wrong: '❌ Invalid OTP! Please try again.',
  notVerified: '❌ Verification failed. Try again.',
  unlocked: '✅ OTP verified! Certificate is unlocked.',
  expired: 'ℹ️ OTP expired. Please request again.',
  startedAgain: 'You can request a new code.',
} as const;
