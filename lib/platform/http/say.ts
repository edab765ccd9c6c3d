import { fill, plural } from '@/words/format';
import type { Language } from '@/words/languages';
import type { Plural, Template } from '@/words/messages';
import type { Sentences } from './sentences';

/*
 * Checks and handlers say by a code what is wrong; the server says it in the language of the site where it answers.
 * Without a catalogue: islands that check before they send say it by the sentences that the server gave them.
 */

export type Code = keyof Sentences;

type Value = string | number;

/** What has to be filled in: of `{ one: '{count} file', … }` it is `{ count: number }`. */
type Values<Sentence> =
  Sentence extends Template<infer Place>
    ? { [Name in Place]: Value }
    : Sentence extends Plural<infer Place>
      ? { count: number } & { [Name in Exclude<Place, 'count'>]: Value }
      : never;

/**
 * What is told: a sentence of ours by its code and values, why a file was refused, or a text as
 * it is: of the host, or for programs alone.
 */
export type Said<Known extends Code = Code> =
  | {
      [Name in Known]: Sentences[Name] extends string
        ? Name
        : { code: Name } & Values<Sentences[Name]>;
    }[Known]
  | { file: string; reason: Said<Known> }
  | { text: string };

/** By the name of the field. */
export type SaidOfFields<Known extends Code = Code> = Record<string, Said<Known>>;

/** Some sentences in one language. */
export type Speech<Known extends Code = Code> = {
  language: Language;
  sentences: Pick<Sentences, Known | 'form.ofFile'>;
};

/** @param speech has at least the sentences that may be said */
export const say = <Known extends Code>(
  speech: Speech<Known>,
  said: Said<NoInfer<Known>>,
): string =>
  spoken(speech.language, speech.sentences as unknown as Untyped, said as unknown as UntypedSaid);

type Untyped = Record<string, string | Plural<string>>;
type UntypedSaid =
  | string
  | { text: string }
  | { file: string; reason: UntypedSaid }
  | { code: string; count: number };

function spoken(language: Language, sentences: Untyped, said: UntypedSaid): string {
  if (typeof said === 'string') return String(sentences[said]);
  if ('text' in said && !('code' in said)) return said.text;
  if ('file' in said) {
    const reason = spoken(language, sentences, said.reason);
    return filled(sentences['form.ofFile'] as string, { file: said.file, reason });
  }
  const { code, ...values } = said as { code: string; count: number };
  const sentence = sentences[code];
  return typeof sentence === 'object'
    ? plural(language, sentence, values)
    : filled(String(sentence), values);
}

const filled = (sentence: string, values: Record<string, Value>): string =>
  fill(sentence as unknown as Template<string>, values);

/** The same of each field. */
export const sayEach = <Known extends Code>(
  speech: Speech<Known>,
  fields: SaidOfFields<NoInfer<Known>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, say(speech, said)]));
