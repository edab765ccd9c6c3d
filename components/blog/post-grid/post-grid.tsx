import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { PostCard } from '@/components/blog/post-card/post-card';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Section } from '@/components/ui/section/section';
import type { Post } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { pageLinks, type PageOf } from '@/lib/pages/paging';
import type { RoutePath } from '@/lib/pages/routes';
import { postList } from '@/lib/features/seo/item-lists';
import { fill } from '@/words/format';
import styles from './post-grid.module.css';

/** In three columns the first post of a page spans the whole width. */
const variants = {
  two: { lead: false, sizes: '(width < 768px) 100vw, 50vw' },
  three: { lead: true, sizes: '(width < 768px) 100vw, 33vw' },
} as const;

type Props = {
  columns: keyof typeof variants;
  page: PageOf<Post>;
  /** The path of the first page. */
  list: RoutePath;
};

/** One page of posts as a grid with pagination. */
export function PostGrid({ columns, page, list }: Props) {
  const { lead, sizes } = variants[columns];
  const { blog } = siteWords();
  return (
    <Section aria-label={fill(blog.page, { page: page.page, pages: page.pages })}>
      <JsonLd thing={postList(page.items)} />
      <ul className={clsx(styles.grid, styles[columns])}>
        {page.items.map((post, index) => {
          const wide = lead && index === 0;
          return (
            <li key={post.id}>
              <PostCard
                post={post}
                level="h2"
                variant={wide ? 'wide' : 'upright'}
                priority={index === 0 && page.page === 1}
                sizes={wide ? '(width < 992px) 100vw, 58vw' : sizes}
              />
            </li>
          );
        })}
      </ul>
      <Pagination label={blog.pages} pages={pageLinks(list, page)} className={styles.pages} />
    </Section>
  );
}
