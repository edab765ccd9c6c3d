const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** What browsers would show otherwise than it was sent: halves of signs, and control characters. */
export const wellFormed = (text: string): string => text.toWellFormed().replace(CONTROL, '');

const POP_DIRECTION = '\u202c';
const POP_ISOLATE = '\u2069';
const ENDS: Record<string, string> = {
  ...{ '\u202a': POP_DIRECTION, '\u202b': POP_DIRECTION },
  ...{ '\u202d': POP_DIRECTION, '\u202e': POP_DIRECTION },
  ...{ '\u2066': POP_ISOLATE, '\u2067': POP_ISOLATE, '\u2068': POP_ISOLATE },
};

/** Ends every change of the direction of writing that a text begins: what follows it is not turned. */
function balanced(text: string): string {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    const end = ENDS[sign];
    if (end) open.push(end);
    else if (sign === POP_DIRECTION && open.at(-1) === sign) open.pop();
    else if (sign === POP_ISOLATE && open.includes(sign)) open.length = open.lastIndexOf(sign);
  }
  return text + open.reverse().join('');
}

/** A text as it can stand beside others in any page, file or mail. */
export const cleanText = (text: string): string => balanced(wellFormed(text));
