import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { PostRow } from './post-row';
import type { Post } from '@/lib/content/schemas';
import { postList } from '@/lib/seo/item-lists';
import styles from './post-list.module.css';

type Props = {
  posts: Post[];
  /** full: page width; narrow: beside a sidebar. */
  variant: 'full' | 'narrow';
};

export function PostList({ posts, variant }: Props) {
  return (
    <>
      <JsonLd thing={postList(posts)} />
      <ol className={clsx(styles.list, styles[variant])}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} variant={variant} />
          </li>
        ))}
      </ol>
    </>
  );
}
