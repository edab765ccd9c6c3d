import clsx from 'clsx';
import { Link } from '@/components/ui/link/link';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = {
  /** solid: the one action that matters here; outline: beside it; text: in running content. */
  look?: 'solid' | 'outline' | 'text';
  size?: 'regular' | 'small';
};

const classOf = ({ look = 'solid', size = 'regular' }: Look, className?: string) =>
  clsx(styles.button, styles[look], size === 'small' && styles.small, className);

/** A button that acts on the page. Say `aria-busy` while it works. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={classOf({ look, size }, className)} {...rest} />;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classOf({ look, size }, className)} {...rest} />;
}
