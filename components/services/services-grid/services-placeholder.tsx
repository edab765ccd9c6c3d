import { siteWords } from '@/lib/content/words/site-words';
import type { Heading } from '@/lib/pages/headings';
import { Waiting } from '@/components/ui/look-again/waiting';
import { ServicesGridFrame } from './services-grid';
import styles from './services-placeholder.module.css';

export function ServicesPlaceholder(heading: Heading) {
  return (
    <ServicesGridFrame {...heading}>
      <div className={styles.cards} role="status">
        <span className={styles.content}>{siteWords().common.loading}</span>
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
      </div>
      <Waiting />
    </ServicesGridFrame>
  );
}
