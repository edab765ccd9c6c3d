import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/link-client';
import { buttonClass, type ButtonStyle } from './button-class';

/** A button that acts on the page. Say `aria-busy` while it works. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ variant, size }, className)} data-screen-only {...rest} />;
}
