import { Fragment, type ReactNode } from 'react';
import { pieces } from '@/words/format';
import type { Marked } from '@/words/messages';

type Props<Mark extends string, Place extends string> = {
  text: Marked<Mark, Place>;
  /** How each marked part is shown. */
  marks: { readonly [Name in NoInfer<Mark>]: (text: string) => ReactNode };
  /** What stands in the places. */
  values: { readonly [Name in NoInfer<Place>]: string | number };
};

/** A sentence with links, emphasis or texts for screen readers alone in it, wherever its language has them. */
export function MarkedText<Mark extends string, Place extends string>({
  text,
  marks,
  values,
}: Props<Mark, Place>) {
  return pieces(text, values).map(({ text: piece, mark }, index) => (
    <Fragment key={index}>{mark ? marks[mark](piece) : piece}</Fragment>
  ));
}
