import { SidebarRow } from '@/components/ui/sidebar-block/sidebar-row';
import { formatDate } from '@/words/formats';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { postPath } from '@/lib/pages/routes/paths';
import type { Post } from '@/lib/content/schemas/schemas';
import { MOST_ON_A_PAGE } from '@/contract/endpoint';
import { SearchablePosts } from './searchable-posts-client';

type Props = {
  posts: Post[];
  categories: string[];
  /** The id of the post that is read. */
  current?: number;
};

/** A search box, the categories, and the recent posts that both of them filter. */
export function BlogSearch({ posts, categories, current }: Props) {
  const { blog, common } = siteWords();
  return (
    <SearchablePosts
      words={{
        search: common.search,
        field: blog.searchField,
        count: blog.found,
        none: blog.noPosts,
        categories: common.categories,
        recent: blog.recent,
        needsScripts: blog.searchNeedsScripts,
      }}
      categories={categories}
      current={current}
      posts={posts
        .slice(0, MOST_ON_A_PAGE)
        .map(({ id, slug, title, categories, picture, date }) => ({
          id,
          title,
          categories,
          row: (
            <SidebarRow
              href={postPath({ id, slug })}
              title={title}
              picture={picture}
              note={
                date && <time dateTime={date.slice(0, 10)}>{formatDate(date, siteFormats())}</time>
              }
            />
          ),
        }))}
    />
  );
}
