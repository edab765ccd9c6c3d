import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './block-frame.module.css';

type Props = {
  id: string;
  title?: string;
  /** Below its title in place of beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a page: on wide screens its title stands beside what it says. */
export function BlockFrame({ id, title, wide = false, children }: Props) {
  return (
    <div className={clsx(styles.block, wide && styles.wide)}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
