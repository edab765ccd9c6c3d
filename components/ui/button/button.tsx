import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/link-client';
import styles from './button.module.css';
import { buttonClass, type ButtonStyle } from './button-class';

/** Set `aria-busy` while its action is running. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ variant, size }, className)} data-screen-only {...rest} />;
}

/** Buttons and links of one block, side by side. */
export function Buttons({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.buttons, className)} {...rest} />;
}
