import styles from './scripts-notice.module.css';

/** Says that the cart needs scripts. */
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
