import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/link-client';
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
