import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './sidebar-layout.module.css';

type Props = {
  children: ReactNode;
  sidebar: ReactNode;
  /** Where the sidebar stands on wide screens; below the content on others. */
  side?: 'left' | 'right';
  /** Names the sidebar to those who cannot see where it stands. */
  label?: string;
};

/** Content with a sidebar. It comes after the content in reading order on every screen. */
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
