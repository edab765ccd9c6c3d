import { plainSigns } from './plain-signs';
import { quoted, textOf, type Reading } from './reading';

/** Of the codes that the content service makes. */
export const CODE_DIGITS = 6;

/** Other hosts may have shorter or longer ones. */
const CODE = /^(?=.*\d)[a-z\d]{4,12}$/i;

/** A one-time code as it is typed or pasted; a number has lost its leading noughts. */
export function readCode(value: unknown): Reading<string> {
  const text = typeof value === 'number' ? String(value).padStart(CODE_DIGITS, '0') : textOf(value);
  const code = plainSigns(text ?? '').replace(/[\s\p{Pd}]/gu, '');
  if (text === undefined || code === '') return undefined;
  return CODE.test(code) ? { value: code } : { fault: `${quoted(text)} is no code.` };
}
