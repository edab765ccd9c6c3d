import 'server-only';
import { environment } from '@/lib/platform/env';

const AROUND_THE_NAME =
  /©|\(c\)|\bcopyright\b|\ball rights reserved\b\.?|\b\d{4}(?:\s*[-–]\s*\d{2,4})?\b|^\s*by\b/gi;
const MAX_LENGTH = 80;

/** Of a company whose host gives no name: that of the copyright line, else the host of the site. */
export function companyName(copyright = ''): string {
  const name = copyright
    .replace(AROUND_THE_NAME, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|·–-]+|(?<![\s,|·–-])[\s,|·–-]+$/g, '')
    .replace(/^by /i, '');
  const isName = name.length <= MAX_LENGTH && /\p{L}/u.test(name);
  return isName ? name : new URL(environment().SITE_URL).hostname.replace(/^www\./, '');
}
