import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './section.module.css';

type Props = ComponentProps<'section'> & {
  /** Background: the page's own, a raised surface, or dark in both colour schemes. */
  tone?: 'page' | 'surface' | 'dark';
};

/** A full-width section with its content in the container. */
export function Section({ tone = 'page', className, children, ...rest }: Props) {
  return (
    <section
      className={clsx(styles.section, tone !== 'page' && styles[tone], className)}
      data-tone={tone === 'dark' ? 'dark' : undefined}
      {...rest}
    >
      <div className={styles.container}>{children}</div>
    </section>
  );
}
