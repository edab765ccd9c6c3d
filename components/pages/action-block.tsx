import { ButtonLink } from '@/components/ui/button/button';
import styles from './action-block.module.css';
import type { BlockProps } from './block-props';

export function ActionBlock({ id, title, text, label, link }: BlockProps<'action'>) {
  return (
    <div className={styles.action} data-tone="dark">
      <div className={styles.content}>
        {title && (
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <ButtonLink href={link}>{label}</ButtonLink>
    </div>
  );
}
