import type { Catalogue } from './messages';

type Texts = { [key: string]: string | Texts };

/** Every text of a catalogue. The forms of a plural message are texts of one message. */
export function textsOf(catalogue: Catalogue): { key: string; message: string; text: string }[] {
  const inside = (texts: Texts, path: string): ReturnType<typeof textsOf> =>
    Object.entries(texts).flatMap(([name, text]) => {
      const key = path ? `${path}.${name}` : name;
      if (typeof text !== 'string') return inside(text, key);
      return { key, message: 'other' in texts ? path : key, text };
    });
  return inside(catalogue as unknown as Texts, '');
}
