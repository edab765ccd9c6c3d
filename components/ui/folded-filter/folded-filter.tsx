import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDown } from '@/components/ui/icons/icons';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './folded-filter.module.css';

type Props = {
  /** The form. */
  children: ReactNode;
  open?: boolean;
  className?: string;
};

/** The form that narrows a list down, behind its name; it opens with and without scripts. */
export function FoldedFilter({ children, open, className }: Props) {
  return (
    <details className={clsx(styles.details, className)} open={open}>
      <summary className={styles.summary}>
        {siteWords().common.narrowDown} <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
