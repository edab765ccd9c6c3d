import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { formatDate } from '@/words/formats';
import type { Post } from '@/lib/content/schemas/schemas';
import styles from './post-meta.module.css';

type Props = { post: Pick<Post, 'date' | 'author' | 'categories'> };

/** Date, author and categories, as far as the host gives them. */
export function PostMeta({ post: { date, author, categories } }: Props) {
  if (!date && !author && categories.length === 0) return null;
  return (
    <ul className={styles.meta}>
      {date && (
        <li>
          <time dateTime={date.slice(0, 10)}>{formatDate(date, siteFormats())}</time>
        </li>
      )}
      {author && <li>{author}</li>}
      {categories.length > 0 && <li>{categories.join(siteWords().common.comma)}</li>}
    </ul>
  );
}
