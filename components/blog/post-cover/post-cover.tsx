import clsx from 'clsx';
import { Photo } from '@/components/ui/photo/photo';
import { VideoDialog } from '@/components/ui/video-dialog/video-dialog';
import type { Post } from '@/lib/content/schemas/schemas';
import styles from './post-cover.module.css';

type Props = {
  post: Pick<Post, 'title' | 'picture' | 'videoId'>;
  /** CSS `aspect-ratio`. */
  ratio: string;
  sizes: string;
  priority?: boolean;
  /** card: the picture links to the post; page: it belongs to the post itself. */
  shared: 'card' | 'page';
  className?: string;
};

/** A post's picture. If the post has a video, a button on it opens the player. */
export function PostCover({ post, ratio, sizes, priority, shared, className }: Props) {
  return (
    <div className={clsx(styles.cover, className)} data-tone="dark">
      <Photo
        picture={post.picture}
        title={post.title}
        ratio={ratio}
        sizes={sizes}
        priority={priority}
        shared={shared}
      />
      {post.videoId && (
        <VideoDialog videoId={post.videoId} title={post.title} className={styles.play} />
      )}
    </div>
  );
}
