import 'server-only';
import { createLimit } from './limit';

const TEN_MINUTES = 10 * 60;
const FIFTEEN_MINUTES = 15 * 60;
/** As long as a code is valid. */
const TWENTY_MINUTES = 20 * 60;

const messages = {
  seconds: TEN_MINUTES,
  message:
    'Several messages have come from your connection in a short time. Please wait a few minutes, or call us.',
};
const codes = {
  seconds: FIFTEEN_MINUTES,
  message:
    'Several codes have been requested in a short time. Please wait a few minutes, then request again.',
};
const tries = { message: 'Too many wrong codes. Please request a new one.' };

/** Counts every message, valid or not. */
export const enquiriesPerIp = createLimit('enquiries', { points: 10, ...messages });

/** Captcha not loaded or not solved. */
export const enquiriesWithoutCaptchaPerIp = createLimit('enquiries-unchecked', {
  points: 3,
  ...messages,
});

/** Above it a plain page shows the result. */
export const formResultsPerIp = createLimit('results-ip', { points: 25, ...messages });

export const codesPerIp = createLimit('codes-ip', { points: 20, ...codes });

/** Key: the e-mail in lower case. */
export const codesPerEmail = createLimit('codes-email', { points: 5, ...codes });

/** Key: the id of the request for the code. */
export const triesPerCode = createLimit('tries-code', {
  points: 5,
  seconds: TWENTY_MINUTES,
  ...tries,
});

export const triesPerIp = createLimit('tries-ip', {
  points: 40,
  seconds: FIFTEEN_MINUTES,
  ...tries,
});

export const visibilityChecksPerIp = createLimit('visibility-ip', {
  points: 120,
  seconds: FIFTEEN_MINUTES,
  message: 'The page has been loaded very often in a short time. Please wait a few minutes.',
});

/** Page views; an office shares one IP. */
export const vitalsPerIp = createLimit('vitals-ip', {
  points: 600,
  seconds: TEN_MINUTES,
  message: 'Many measurements have come from your connection in a short time.',
});
