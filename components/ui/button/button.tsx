import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/link-client';
import { buttonClass, type Look } from './button-class';

/** A button that acts on the page. Say `aria-busy` while it works. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ look, size }, className)} data-screen-only {...rest} />;
}
