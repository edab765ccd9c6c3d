import type { Language, pluralForms } from './languages';
import type { Area, Catalogue, English, Marks, Places } from './messages';

type Texts = { readonly [key: string]: string | Texts };

/** Everything in a text that a translation has to keep. */
type Kept<Text> = Places<Text> | `<${Marks<Text>}>`;

/** @typeParam Optional what a plural form may leave out */
type FittingText<Text, Original, Optional extends string = never> = [Text] extends [string]
  ? [Exclude<Kept<Original>, Optional>, Kept<Text>] extends [Kept<Text>, Kept<Original>]
    ? Text
    : { 'has to keep': Kept<Original> }
  : string;

/** Undefined for a form that was left out, so that the compiler asks for it by name. */
type FormOf<Forms, Form> = Form extends keyof Forms ? Forms[Form] : undefined;

type FittingForms<Forms, Original, L extends Language> = {
  readonly [Form in (typeof pluralForms)[L]['single'][number]]: FittingText<
    FormOf<Forms, Form>,
    Original,
    'count'
  >;
} & {
  readonly [Form in (typeof pluralForms)[L]['several'][number]]: FittingText<
    FormOf<Forms, Form>,
    Original
  >;
};

/**
 * What a translation has to be: it has the keys of the English text and no others, at every plural form
 * that the language has, and in each text the places and marks of the English one.
 */
type Fitting<Translated, Original, L extends Language> = Original extends string
  ? FittingText<Translated, Original>
  : Original extends { other: infer Other }
    ? FittingForms<Translated, Other, L>
    : {
        readonly [Key in keyof Original]: Fitting<
          Key extends keyof Translated ? Translated[Key] : undefined,
          Original[Key],
          L
        >;
      } & { readonly [Key in Exclude<keyof Translated, keyof Original>]: never };

/** One area in another language. What does not fit the English one does not compile. */
export function translation<
  const L extends Language,
  const A extends Area,
  const Translated extends Texts,
>(language: L, area: A, texts: Translated & Fitting<Translated, English[A], L>): Catalogue[A] {
  return texts as unknown as Catalogue[A];
}
