import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './sidebar-layout.module.css';

type Props = {
  children: ReactNode;
  sidebar: ReactNode;
  /** On wide screens; below the content on others. */
  side?: 'left' | 'right';
  /** For a sidebar at the right with more than short lines. */
  wide?: boolean;
  /** The accessible name of the sidebar, if it has one of its own. */
  label?: string;
  /** All of it stays beside what is read, not its last part alone. */
  along?: boolean;
  /** Stays beside what is read on wide screens; the sidebar is then a row below both. */
  contents?: ReactNode;
};

/** The sidebar follows the content in reading order on every screen. */
export function SidebarLayout({
  children,
  sidebar,
  side = 'right',
  wide = false,
  label,
  along = false,
  contents,
}: Props) {
  return (
    <div className={clsx(styles.layout, styles[side], wide && styles.wide)}>
      {contents && (
        <div className={styles.contents} data-screen-only>
          {contents}
        </div>
      )}
      <div className={styles.content}>{children}</div>
      <aside
        className={clsx(styles.sidebar, contents ? styles.last : along && styles.along)}
        aria-label={label ?? siteWords().controls.sidebar}
        data-row={contents ? '' : undefined}
        data-screen-only
      >
        {sidebar}
      </aside>
    </div>
  );
}
