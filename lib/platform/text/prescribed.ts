/*
 * The specification prescribes these texts to the letter, mistakes included. Do not correct them.
 */

export const ADDED_TO_CART = 'Add To Cart successfully';
export const ENQUIRY_SENT = 'Your message has been sent successfully!';

export const certificateTexts = {
  sent: '✅ OTP has been sent to your email!',
  refused: '⚠️ Failed to generate OTP.',
  notSent: '❌ Failed to send OTP. Please try again.',
  alreadySent: 'ℹ️ OTP already sent. Please check your email.',
  empty: '❌ Please enter the OTP.',
  wrong: '❌ Invalid OTP! Please try again.',
  notVerified: '❌ Verification failed. Try again.',
  unlocked: '✅ OTP verified! Certificate is unlocked.',
  expired: 'ℹ️ OTP expired. Please request again.',
} as const;
