import { ArrowUp } from '@/components/ui/icons/icons';
import { siteWords } from '@/lib/content/words/site-words';
import { ScrollProgress } from './scroll-progress-client';
import styles from './scroll-top.module.css';

const LINK_ID = 'scroll-top';

/** A link to the top whose ring shows the scroll progress. */
export function ScrollTop() {
  return (
    <>
      <a
        id={LINK_ID}
        href="#top"
        className={styles.link}
        aria-label={siteWords().layout.backToTop}
        data-screen-only
      >
        <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
          <circle cx="24" cy="24" r="23" className={styles.track} />
          <circle cx="24" cy="24" r="23" pathLength="1" className={styles.fill} />
        </svg>
        <ArrowUp size={18} strokeWidth={1.75} aria-hidden="true" />
      </a>
      <ScrollProgress target={LINK_ID} />
    </>
  );
}
