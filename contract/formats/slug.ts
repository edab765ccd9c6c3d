import { quoted, textOf, type Reading } from './reading';

export const SLUG_LENGTH = 100;

/** Letters and digits of any script, in groups with one hyphen between them; not a number, which is an id. */
const SLUG = /^(?!\d+$)[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*$/u;

/** The readable end of an address: `spur-gear`, `größe`; in the composed form of Unicode. */
export function readSlug(value: unknown): Reading<string> {
  const text = textOf(value)?.normalize('NFC');
  if (text === undefined) return undefined;
  if (text.length > SLUG_LENGTH)
    return { fault: `An address has at most ${SLUG_LENGTH} characters.` };
  if (text !== text.toLowerCase() || !SLUG.test(text))
    return {
      fault: `${quoted(text)} is no address. It has small letters, digits and single hyphens, and a letter among them: spur-gear.`,
    };
  return { value: text };
}
