import { quoted, textOf, type Reading } from './reading';

const COLOUR = /^#[\da-f]{6}$/i;

/** `#b3400f` */
export function readColour(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  return COLOUR.test(text)
    ? { value: text.toLowerCase() }
    : { fault: `${quoted(text)} is no colour. A colour is # and six digits from 0 to f: #b3400f.` };
}
