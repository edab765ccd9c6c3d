import clsx from 'clsx';
import { CardLink } from '@/components/ui/card-link/card-link';
import { PostCover } from '@/components/blog/post-cover/post-cover';
import { PostMeta } from '@/components/blog/post-meta/post-meta';
import { postPath } from '@/lib/pages/routes/paths';
import type { Post } from '@/lib/content/schemas/schemas';
import styles from './post-card.module.css';

type Props = {
  post: Post;
  /** upright: picture above the text; wide: beside it on wide screens. */
  variant?: 'upright' | 'wide';
  /** One level below the heading above the card. */
  level?: 'h2' | 'h3';
  sizes: string;
  /** In the first viewport: its picture is loaded at once. */
  priority?: boolean;
};

/** A post in short. The whole card is a link. */
export function PostCard({
  post,
  variant = 'upright',
  level: Title = 'h3',
  sizes,
  priority,
}: Props) {
  return (
    <article className={clsx(styles.card, styles[variant])}>
      <PostCover
        post={post}
        ratio="3 / 2"
        sizes={sizes}
        priority={priority}
        shared="card"
        className={styles.cover}
      />
      <div className={styles.content}>
        {/* Of the categories the first: one line. */}
        <PostMeta post={{ ...post, categories: post.categories.slice(0, 1) }} />
        <Title className={styles.title}>
          <CardLink href={postPath(post)}>{post.title}</CardLink>
        </Title>
        {post.summary && <p className={styles.summary}>{post.summary}</p>}
      </div>
    </article>
  );
}
