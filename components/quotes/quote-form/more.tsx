'use client';

import { ChevronDown } from '@/components/ui/icons/icons';
import { useState, type ReactNode } from 'react';
import styles from './more.module.css';

type Props = {
  label: string;
  /** At first; from then on visitors open and close it. */
  isOpen: boolean;
  children: ReactNode;
};

/** Fields that few need, behind a line that opens them; without scripts they stand open. */
export function More({ label, isOpen, children }: Props) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={styles.more} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {label}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
