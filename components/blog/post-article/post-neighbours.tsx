import { ArrowLeft, ArrowRight } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/words/site-words';
import { postPath } from '@/lib/pages/routes/paths';
import type { Post } from '@/lib/content/schemas/schemas';
import styles from './post-neighbours.module.css';

type Props = { previous?: Post; next?: Post };

/** Links to the older and the newer post. */
export function PostNeighbours({ previous, next }: Props) {
  if (!previous && !next) return null;
  const { blog } = siteWords();
  return (
    <nav aria-label={blog.neighbours} className={styles.neighbours}>
      {previous && (
        <Link href={postPath(previous)} rel="prev" className={styles.link}>
          <span className={styles.label}>
            <ArrowLeft size={16} aria-hidden="true" /> {blog.previous}
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={postPath(next)} rel="next" className={styles.next}>
          <span className={styles.label}>
            {blog.next} <ArrowRight size={16} aria-hidden="true" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
