import type { ReactNode } from 'react';
import styles from './structural-grid.module.css';

/** A sheet whose column lines run behind all bands that lie on it; dark bands cover them. */
export function StructuralGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
