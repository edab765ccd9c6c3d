import { ArrowRight } from '@/components/ui/icons/icons';
import clsx from 'clsx';
import { CardLink } from '@/components/ui/card-link/card-link';
import { PostCover } from '@/components/blog/post-cover/post-cover';
import { PostMeta } from '@/components/blog/post-meta/post-meta';
import { siteWords } from '@/lib/content/words/site-words';
import { postPath } from '@/lib/pages/routes/paths';
import type { Post } from '@/lib/content/schemas/schemas';
import styles from './post-row.module.css';

/** On phones a column of 7.5rem, whose pictures are often wider than 3:2 and cropped at their sides. */
const variants = {
  lead: { ratio: '3 / 2', sizes: '(width < 768px) 100vw, 56vw' },
  full: { ratio: '3 / 2', sizes: '(width < 768px) 9rem, (width < 992px) 29vw, 46vw' },
  small: { ratio: '3 / 2', sizes: '(width < 768px) 9rem, (width < 992px) 29vw, 30vw' },
  narrow: { ratio: '16 / 9', sizes: '(width < 992px) 100vw, 60vw' },
} as const;

/** All of a row is a link: below each other, the words would say it six times. */
const LARGE: readonly Variant[] = ['lead', 'narrow'];

type Variant = keyof typeof variants;
type Props = { post: Post; variant: Variant };

/** A row of the list. The picture opens the video if there is one; the rest links to the post. */
export function PostRow({ post, variant }: Props) {
  return (
    <article className={clsx(styles.row, variant === 'small' && styles.full, styles[variant])}>
      <PostCover post={post} shared="card" priority={variant === 'lead'} {...variants[variant]} />
      <div className={styles.content}>
        {/* Where three stand side by side, one category: one line. */}
        <PostMeta
          post={variant === 'small' ? { ...post, categories: post.categories.slice(0, 1) } : post}
        />
        <h2 className={styles.title}>
          <CardLink href={postPath(post)}>{post.title}</CardLink>
        </h2>
        {post.summary && <p className={styles.summary}>{post.summary}</p>}
        {LARGE.includes(variant) && (
          <span className={styles.more} aria-hidden="true">
            {siteWords().blog.readArticle} <ArrowRight size={18} strokeWidth={1.75} />
          </span>
        )}
      </div>
    </article>
  );
}
