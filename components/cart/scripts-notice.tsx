import styles from './scripts-notice.module.css';

/** Says why nothing can be put into a cart where scripts are switched off. */
export function ScriptsNotice() {
  return (
    <noscript>
      <p className={styles.notice}>
        The cart is kept in your browser by scripts, which are switched off. Switch them on to fill
        it, or write to us what you need.
      </p>
    </noscript>
  );
}
