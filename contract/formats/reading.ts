import { cleanText } from './clean';

/** What a reader made of something that a person or a host wrote; undefined where there is nothing. */
export type Reading<T> = { value: T; fault?: undefined } | Fault | undefined;

/** Why something is not read, as a sentence for the person who wrote it. */
export type Fault = { fault: string; value?: undefined };

const MAX_QUOTED = 60;

/** For sentences: what was written, in quotation marks and not too long. */
export function quoted(text: string): string {
  const signs = [...text.replace(/[\s\p{C}]+/gu, ' ').trim()];
  const isLong = signs.length > MAX_QUOTED;
  return `“${signs.slice(0, MAX_QUOTED).join('')}${isLong ? '…' : ''}”`;
}

/** Numbers count as text; everything else, and blanks, as nothing. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanText(value).trim() || undefined : undefined;
}
