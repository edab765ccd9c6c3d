import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Waiting } from '@/components/ui/look-again/waiting';
import { siteWords } from '@/lib/content/words/site-words';
import styles from '../screen/screen.module.css';

/** The cache handler looks for it: such a page answers 503 and is not stored. */
const NOT_LOADED = { 'data-not-loaded': '' };

/** For a page whose content has never been fetched. It fills itself once that has worked. */
export function NotLoadedScreen() {
  const { common, errors } = siteWords();
  return (
    <section
      className={styles.screen}
      data-tone="dark"
      aria-labelledby="page-title"
      {...NOT_LOADED}
    >
      <div className={styles.container}>
        <h1 id="page-title" className={styles.title}>
          {errors.notLoaded.title}
        </h1>
        <p className={styles.text}>{errors.notLoaded.text}</p>
        <p role="status">{common.loading}</p>
        <Waiting />
      </div>
      <PaintTogether id="not-loaded-end" />
    </section>
  );
}
