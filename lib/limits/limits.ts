import 'server-only';
import { createLimit } from './limit';

const TEN_MINUTES = 10 * 60;
const FIFTEEN_MINUTES = 15 * 60;
/** As long as a code is valid. */
const TWENTY_MINUTES = 20 * 60;

const TOO_MANY_MESSAGES =
  'Several messages have come from your connection in a short time. Please wait a few minutes, or call us.';
const TOO_MANY_CODES =
  'Several codes have been requested in a short time. Please wait a few minutes, then request again.';
const TOO_MANY_TRIES = 'Too many wrong codes. Please request a new one.';

/** Counts every message, valid or not. */
export const enquiriesPerIp = createLimit('enquiries', {
  points: 10,
  seconds: TEN_MINUTES,
  message: TOO_MANY_MESSAGES,
});

/** Captcha not loaded or not solved. */
export const enquiriesWithoutCaptchaPerIp = createLimit('enquiries-unchecked', {
  points: 3,
  seconds: TEN_MINUTES,
  message: TOO_MANY_MESSAGES,
});

export const codesPerIp = createLimit('codes-ip', {
  points: 20,
  seconds: FIFTEEN_MINUTES,
  message: TOO_MANY_CODES,
});

/** Key: the e-mail in lower case. */
export const codesPerEmail = createLimit('codes-email', {
  points: 5,
  seconds: FIFTEEN_MINUTES,
  message: TOO_MANY_CODES,
});

/** Key: the id of the request for the code. */
export const triesPerCode = createLimit('tries-code', {
  points: 5,
  seconds: TWENTY_MINUTES,
  message: TOO_MANY_TRIES,
});

export const triesPerIp = createLimit('tries-ip', {
  points: 40,
  seconds: FIFTEEN_MINUTES,
  message: TOO_MANY_TRIES,
});

export const visibilityChecksPerIp = createLimit('visibility-ip', {
  points: 120,
  seconds: FIFTEEN_MINUTES,
  message: 'The page has been loaded very often in a short time. Please wait a few minutes.',
});

/** Above it a plain page shows the result. */
export const formResultsPerIp = createLimit('results-ip', {
  points: 25,
  seconds: TEN_MINUTES,
  message: TOO_MANY_MESSAGES,
});

/** Page views; an office shares one IP. */
export const vitalsPerIp = createLimit('vitals-ip', {
  points: 600,
  seconds: TEN_MINUTES,
  message: 'Many measurements have come from your connection in a short time.',
});
