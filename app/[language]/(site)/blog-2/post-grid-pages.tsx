import { PostGrid } from '@/components/blog/post-grid/post-grid';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { siteWords } from '@/lib/content/words/site-words';
import { firstGridPage, gridPages } from '@/lib/features/blog/grid-pages';
import { listPageMetadata } from '@/lib/features/seo/page-metadata';
import { fill } from '@/words/format';
import { sitePage } from '../../site-page';
import { dynamicPage } from '../dynamic-page';

const columns = { '/blog-2': 'two', '/blog-3': 'three' } as const;
type Path = keyof typeof columns;

/** The first page of the posts in two or three columns. */
export const postGridPage = (path: Path) =>
  sitePage(path, {
    Screen: async (page) => (
      <>
        <PageBanner page={page} under={['/blog']} />
        <ContentBoundary
          content={await firstGridPage()}
          placeholder={<LoadingSection label={siteWords().blog.posts} />}
        >
          {(posts) => <PostGrid columns={columns[path]} page={posts} list={path} />}
        </ContentBoundary>
      </>
    ),
  });

/** The pages after the first. */
export const nextPostGridPage = (path: Path) =>
  dynamicPage('n', path, {
    ...gridPages[path],
    metadataOf: (posts, page) => listPageMetadata(page, posts.page),
    Screen: (posts, page) => (
      <>
        <PageBanner
          page={page}
          title={fill(siteWords().seo.page, { name: page.name, page: posts.page })}
          under={['/blog', path]}
        />
        <PostGrid columns={columns[path]} page={posts} list={path} />
      </>
    ),
  });
