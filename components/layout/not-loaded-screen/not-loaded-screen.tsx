import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Section } from '@/components/ui/section/section';
import { Waiting } from '@/components/ui/look-again/waiting';
import { siteWords } from '@/lib/content/site-words';
import styles from './not-loaded-screen.module.css';

/** The cache handler looks for it: such a page answers 503 and is not stored. */
const NOT_LOADED = { 'data-not-loaded': '' };

/** For a page whose content has never been fetched. It fills itself once that has worked. */
export function NotLoadedScreen() {
  const { common, errors } = siteWords();
  return (
    <Section tone="dark" className={styles.screen} aria-labelledby="page-title" {...NOT_LOADED}>
      <div className={styles.content}>
        <h1 id="page-title">{errors.notLoaded.title}</h1>
        <p className={styles.text}>{errors.notLoaded.text}</p>
        <p role="status" className={styles.status}>
          {common.loading}
        </p>
        <Waiting />
      </div>
      <PaintTogether id="not-loaded-end" />
    </Section>
  );
}
