import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './sidebar-layout.module.css';

type Props = {
  children: ReactNode;
  sidebar: ReactNode;
  /** On wide screens; below the content on others. */
  side?: 'left' | 'right';
  /** The accessible name of the sidebar. */
  label?: string;
};

/** The sidebar follows the content in reading order on every screen. */
export function SidebarLayout({ children, sidebar, side = 'right', label = 'Sidebar' }: Props) {
  return (
    <div className={clsx(styles.layout, styles[side])}>
      <div className={styles.content}>{children}</div>
      <aside className={styles.sidebar} aria-label={label} data-screen-only>
        {sidebar}
      </aside>
    </div>
  );
}
