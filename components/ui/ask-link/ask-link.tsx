import type { ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from '@/components/ui/button/button-class';
import { addressIn } from '@/lib/pages/address-in';

type Props = Pick<ButtonStyle, 'variant'> & {
  /** What the message will be about. */
  about: `${'product' | 'service'}:${number}`;
  children: ReactNode;
};

/**
 * Opens the contact form with a subject. No soft navigation: it would show the stored contact page, which
 * knows no subject.
 */
export function AskLink({ about, variant, children }: Props) {
  return (
    <a
      href={addressIn(`/contact?about=${about}`)}
      rel="nofollow"
      className={buttonClass({ variant })}
      data-screen-only
    >
      {children}
    </a>
  );
}
