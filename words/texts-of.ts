import type { Catalogue } from './messages';

/** As catalogues lie in files: texts in groups of any depth; the forms of a plural message are a group, too. */
export type Texts = { readonly [key: string]: string | Texts };

/** Every text of a catalogue. The forms of a plural message are texts of one message. */
export function textsOf(
  catalogue: Catalogue | Texts,
): { key: string; message: string; text: string }[] {
  const inside = (texts: Texts, path: string): ReturnType<typeof textsOf> =>
    Object.entries(texts).flatMap(([name, text]) => {
      const key = path ? `${path}.${name}` : name;
      if (typeof text !== 'string') return inside(text, key);
      return { key, message: isPlural(texts) ? path : key, text };
    });
  return inside(catalogue as unknown as Texts, '');
}

export const isPlural = (texts: Texts): texts is Texts & { readonly other: string } =>
  'other' in texts;
