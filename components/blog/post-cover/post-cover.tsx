import clsx from 'clsx';
import { Photo } from '@/components/ui/photo/photo';
import { VideoDialog } from '@/components/ui/video-dialog/video-dialog';
import type { Post } from '@/lib/content/schemas';
import styles from './post-cover.module.css';

type Props = {
  post: Pick<Post, 'title' | 'picture' | 'videoId'>;
  /** Width over height, as CSS writes it. */
  ratio: string;
  /** How wide it shows, as in the attribute `sizes`. */
  sizes: string;
  priority?: boolean;
  /** card: leads to the post; page: belongs to the post itself. */
  shared: 'card' | 'page';
  className?: string;
};

/** A post's picture; where the post has a video, pressing it opens the player. */
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
