import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { PostRow } from './post-row';
import type { Post } from '@/lib/content/schemas/schemas';
import { MOST_ON_A_PAGE } from '@/contract/endpoint';
import { postList } from '@/lib/features/seo/item-lists';
import styles from './post-list.module.css';

type Props = {
  posts: Post[];
  /** full: page width, the newest larger than the others; narrow: beside a sidebar. */
  variant: 'full' | 'narrow';
};

/** The older a post, the smaller. */
const sizeAt = (index: number) => (index === 0 ? 'lead' : index < 3 ? 'full' : 'small');

export function PostList({ posts: all, variant }: Props) {
  const posts = all.slice(0, MOST_ON_A_PAGE);
  return (
    <>
      <JsonLd thing={postList(posts)} />
      <ol className={clsx(styles.list, styles[variant])}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostRow post={post} variant={variant === 'full' ? sizeAt(index) : variant} />
          </li>
        ))}
      </ol>
    </>
  );
}
