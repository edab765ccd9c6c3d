/** A text of the site that another may stand in place of: a company's own, or a translation. */
export type Phrase = {
  key: string;
  text: string;
  /** Places that the other text may leave out, of those that stand in this one. */
  mayLack: readonly string[];
};

export type Fault = {
  /** For logs, without anything that was written. */
  reason: string;
  /** For the person who wrote it. */
  sentence: string;
};

const UNKNOWN = { reason: 'unknown words', sentence: 'The site has no phrase with this key.' };

/** In signs; the longest of the site has some 800. */
const LONGEST = 4_000;

/** What has to stand in a text: `{count}` and `<link>…</link>`. Read in one go: a host may send anything. */
function keptIn(text: string): string[] {
  const kept = new Set<string>();
  const begun = new Set<string>();
  for (const [found, opened, closed] of text.matchAll(/\{\w+\}|<(\w+)>|<\/(\w+)>/g)) {
    if (opened) begun.add(opened);
    else if (!closed) kept.add(found);
    else if (begun.has(closed)) kept.add(`<${closed}>…</${closed}>`);
  }
  return [...kept];
}

/**
 * Why a text cannot be shown in place of a phrase. Without a catalogue: the editor asks it in the browser.
 * @param phrase undefined where the site has none of that key
 */
export function faultOf(text: unknown, phrase: Phrase | undefined): Fault | undefined {
  if (!phrase) return UNKNOWN;
  const { text: original, mayLack } = phrase;
  if (typeof text !== 'string') return { reason: 'no text', sentence: 'This is not a text.' };
  if (text.trim() === '') return { reason: 'empty words', sentence: 'This is empty.' };
  if (text.length > LONGEST) {
    const sentence = `This has ${text.length} characters; there is room for ${LONGEST}.`;
    return { reason: 'words that are too long', sentence };
  }
  const [has, needs] = [keptIn(text), keptIn(original)];
  const missing = needs.filter((kept) => !has.includes(kept) && !mayLack.includes(kept));
  const spare = has.filter((kept) => !needs.includes(kept) && !mayLack.includes(kept));
  if (missing.length > 0) {
    return {
      reason: 'words without a place or mark',
      sentence: `${missing.join(', ')} is missing.`,
    };
  }
  if (spare.length > 0) {
    const sentence = `${spare.join(', ')} cannot be used in this phrase.`;
    return { reason: 'words with a place or mark of their own', sentence };
  }
  return undefined;
}
