import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

type Props = {
  title: string;
  /** A short technical label above the title. */
  label?: string;
  text?: string;
  /** Stands at the end of the line on wide screens: usually one link. */
  action?: ReactNode;
  id?: string;
  className?: string;
};

/** How every section begins: label, title, one line of text, an action at the far end. */
export function SectionHeading({ title, label, text, action, id, className }: Props) {
  return (
    <header className={clsx(styles.heading, className)}>
      <div className={styles.content}>
        {label && <p className={styles.label}>{label}</p>}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div>{action}</div>}
    </header>
  );
}
