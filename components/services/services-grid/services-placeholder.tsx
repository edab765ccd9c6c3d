import styles from './services-placeholder.module.css';

/** Three grey cards while there are no services to show. */
export function ServicesPlaceholder() {
  return (
    <div className={styles.cards} role="status">
      <span className={styles.content}>Loading...</span>
      <span className={styles.card} />
      <span className={styles.card} />
      <span className={styles.card} />
    </div>
  );
}
