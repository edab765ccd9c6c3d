import { useId, type ReactNode } from 'react';
import styles from './sidebar-block.module.css';

type Props = { title: string; children: ReactNode; className?: string; hidden?: boolean };

export function SidebarBlock({ title, children, className, hidden }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className} hidden={hidden}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
