import type { ReactNode } from 'react';
import styles from './structural-grid.module.css';

/** Column lines behind all sections on it; dark sections cover them. */
export function StructuralGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
