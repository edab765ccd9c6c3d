import type { english } from './en/english';

/** The names in braces: of `Page {page} of {pages}` they are `page` and `pages`. */
type Places<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** The names of marked parts: of `Write through the <link>contact page</link>.` it is `link`. */
type Marks<Text> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Marks<Rest>
  : never;

declare const template: unique symbol;
declare const marked: unique symbol;

/** A string with places to fill. Types hide that it is one, so that nobody shows its braces. */
export type Template<Place extends string> = { readonly [template]: Place };

/** A string with parts that are shown differently, such as links, and perhaps with places to fill. */
export type Marked<Mark extends string, Place extends string> = {
  readonly [marked]: [Mark, Place];
};

/** The forms of a sentence by its number `count`, under their names of CLDR. */
export type Plural<Place extends string> = Partial<Record<Intl.LDMLPluralRule, Template<Place>>> & {
  readonly other: Template<Place>;
};

/** What a text of the English catalogue becomes for those who use it, whatever the language. */
type Text<English extends string> = [Marks<English>] extends [never]
  ? [Places<English>] extends [never]
    ? string
    : Template<Places<English>>
  : Marked<Marks<English>, Places<English>>;

/** A text, the forms of one, or a group of them. */
type Message<English> = English extends string
  ? Text<English>
  : English extends { other: string }
    ? Plural<Places<English['other']>>
    : { readonly [Key in keyof English]: Message<English[Key]> };

/** All areas in one language. */
export type Catalogue = {
  readonly [Area in keyof typeof english]: Message<(typeof english)[Area]>;
};
