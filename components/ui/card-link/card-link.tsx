import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/link-client';
import styles from './card-link.module.css';

/** The link in a card's title. It covers the card, its nearest positioned ancestor. */
export function CardLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={clsx(styles.link, className)} {...link} />;
}
