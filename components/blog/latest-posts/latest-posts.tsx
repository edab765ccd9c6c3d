import clsx from 'clsx';
import { PostCard } from '@/components/blog/post-card/post-card';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import type { Post } from '@/lib/content/schemas/schemas';
import type { Heading } from '@/lib/pages/headings';
import styles from './latest-posts.module.css';

const HALVES = '(width < 768px) 100vw, 50vw';
const THIRDS = '(width < 768px) 100vw, (width < 992px) 50vw, 33vw';
/** On tablets the first of three has a row of its own. */
const FIRST_OF_THREE = '(width < 992px) 100vw, 33vw';

type Props = Heading & {
  /** Newest first. */
  posts: Post[];
  count: 2 | 3;
};

export function LatestPosts({ title, text, posts, count }: Props) {
  if (posts.length === 0) return null;
  return (
    <Section aria-labelledby="latest-posts-heading">
      <SectionHeading
        tier="list"
        id="latest-posts-heading"
        title={title}
        text={text}
        action={<ViewAll href="/blog" />}
      />
      <ul className={clsx(styles.grid, count === 3 && styles.three)}>
        {posts.slice(0, count).map((post, index) => (
          <li key={post.id}>
            <Reveal delay={index + 1} className={styles.reveal}>
              <PostCard
                post={post}
                sizes={count === 2 ? HALVES : index === 0 ? FIRST_OF_THREE : THIRDS}
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
