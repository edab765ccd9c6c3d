import type { ComponentProps, ElementType } from 'react';
import clsx from 'clsx';
import styles from './reveal.module.css';

type Props = ComponentProps<'div'> & {
  /** 1: no delay; any other value: a tenth of it in seconds. */
  delay?: number;
  as?: 'div' | 'li' | 'article' | 'figure' | 'header' | 'span';
};

/** Fades and slides up once in view. Visible without scripts. */
export function Reveal({ delay = 1, as = 'div', className, ...rest }: Props) {
  const Element = as as ElementType;
  return <Element className={clsx(styles.reveal, className)} data-reveal={delay} {...rest} />;
}
