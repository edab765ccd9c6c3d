import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './section.module.css';

type Props = ComponentProps<'section'> & {
  /** Background: the page's own, a raised surface, or dark in both colour schemes. */
  tone?: 'page' | 'surface' | 'dark';
  /** On very wide screens all but the heading runs on to the right edge of the window. */
  bleed?: boolean;
};

/** A full-width section with its content in the container. */
export function Section({ tone = 'page', bleed = false, className, children, ...rest }: Props) {
  return (
    <section
      className={clsx(styles.section, tone !== 'page' && styles[tone], className)}
      data-tone={tone === 'dark' ? 'dark' : undefined}
      {...rest}
    >
      <div className={clsx(styles.container, bleed && styles.bleed)}>{children}</div>
    </section>
  );
}
