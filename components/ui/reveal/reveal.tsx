import type { ComponentProps, ElementType } from 'react';
import clsx from 'clsx';
import styles from './reveal.module.css';

type Props = ComponentProps<'div'> & {
  /** 1 begins at once; every other value waits 0.1 s times itself. */
  delay?: number;
  as?: 'div' | 'li' | 'article' | 'figure' | 'header' | 'span';
};

/** Content that fades and slides up once when it comes into view; plainly there without scripts. */
export function Reveal({ delay = 1, as = 'div', className, ...rest }: Props) {
  const Element = as as ElementType;
  return <Element className={clsx(styles.reveal, className)} data-reveal={delay} {...rest} />;
}
