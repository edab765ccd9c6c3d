import clsx from 'clsx';
import type { ReactNode } from 'react';
import { fitting } from '@/components/ui/whole-words/fitting';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './section-heading.module.css';

type Props = {
  title: string;
  /** Of the title, where that is not the page's. */
  lang?: string;
  label?: string;
  text?: string;
  /** At the end of the line on wide screens; usually one link. */
  action?: ReactNode;
  id?: string;
  /** statement: large; list: small above a line, for lists that lead elsewhere. */
  tier?: 'statement' | 'list';
  className?: string;
};

export function SectionHeading({
  title,
  lang,
  label,
  text,
  action,
  id,
  tier = 'statement',
  className,
}: Props) {
  return (
    <header className={clsx(styles.heading, tier === 'list' && styles.list, className)}>
      <div className={styles.content}>
        {label && <p className={styles.label}>{label}</p>}
        <h2 id={id} className={styles.title} style={fitting(title)} {...markedAs(lang)}>
          <WholeWords>{title}</WholeWords>
        </h2>
        {text && (
          <p className={styles.text}>
            <WholeWords>{text}</WholeWords>
          </p>
        )}
      </div>
      {action && <div>{action}</div>}
    </header>
  );
}
