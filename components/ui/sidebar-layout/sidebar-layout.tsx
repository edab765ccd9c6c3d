import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteWords } from '@/lib/content/site-words';
import styles from './sidebar-layout.module.css';

type Props = {
  children: ReactNode;
  sidebar: ReactNode;
  /** On wide screens; below the content on others. */
  side?: 'left' | 'right';
  /** The accessible name of the sidebar, if it has one of its own. */
  label?: string;
  /** All of it stays beside what is read, not its last part alone. */
  along?: boolean;
};

/** The sidebar follows the content in reading order on every screen. */
export function SidebarLayout({ children, sidebar, side = 'right', label, along = false }: Props) {
  return (
    <div className={clsx(styles.layout, styles[side])}>
      <div className={styles.content}>{children}</div>
      <aside
        className={clsx(styles.sidebar, along && styles.along)}
        aria-label={label ?? siteWords().controls.sidebar}
        data-screen-only
      >
        {sidebar}
      </aside>
    </div>
  );
}
