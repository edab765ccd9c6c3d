import { siteWords } from '@/lib/content/words/site-words';
import styles from './scripts-notice.module.css';

/** Says that the cart needs scripts. */
export function ScriptsNotice() {
  return (
    <noscript>
      <p className={styles.notice}>{siteWords().cart.scriptsAreOff}</p>
    </noscript>
  );
}
