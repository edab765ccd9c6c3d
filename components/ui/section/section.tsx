import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './section.module.css';

type Props = ComponentProps<'section'> & {
  /** The ground: the page's own, a raised surface, or a dark band in both colour schemes. */
  tone?: 'page' | 'surface' | 'dark';
};

/** A full-width band of the page with its content in the container. */
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
