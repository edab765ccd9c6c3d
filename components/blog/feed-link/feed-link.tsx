import { Rss } from '@/components/ui/icons/icons';
import { siteWords } from '@/lib/content/words/site-words';
import { FEED_PATH } from '@/lib/features/seo/feed';
import styles from './feed-link.module.css';
import { addressIn } from '@/lib/pages/address-in';

export function FeedLink() {
  return (
    <p className={styles.line}>
      <a href={addressIn(FEED_PATH)} type="application/rss+xml" className={styles.link}>
        <Rss size={18} strokeWidth={1.5} aria-hidden="true" />
        {siteWords().blog.feed}
      </a>
    </p>
  );
}
