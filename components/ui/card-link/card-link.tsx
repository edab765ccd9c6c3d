import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/link-client';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './card-link.module.css';

type Props = Omit<ComponentProps<typeof Link>, 'children'> & { children: string };

/** The link in a card's title. It covers the card, its nearest positioned ancestor. */
export function CardLink({ className, children, ...link }: Props) {
  return (
    <Link className={clsx(styles.link, className)} {...link}>
      <WholeWords>{children}</WholeWords>
    </Link>
  );
}
