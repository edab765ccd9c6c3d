/**
 * Headers of mails that a program writes of itself (RFC 3834; the second is Exchange's): absence notes and
 * ticket systems do not answer them.
 */
export const automaticMail = (why: 'replied' | 'generated') => ({
  'Auto-Submitted': `auto-${why}`,
  'X-Auto-Response-Suppress': 'All',
});
