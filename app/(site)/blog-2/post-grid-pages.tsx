import { PostGrid } from '@/components/blog/post-grid/post-grid';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { nextSamplePage, nextSamplePages, samplePage } from '@/lib/blog/sample-pages';
import type { Post } from '@/lib/content/schemas';
import { banners } from '@/lib/demo-data/banners';
import type { PageOf } from '@/lib/paging';
import { routeOf } from '@/lib/routes';
import { listPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { dynamicPage } from '../dynamic-page';

const columns = { '/blog-2': 'two', '/blog-3': 'three' } as const;
type Path = keyof typeof columns;

function PostGridScreen({ path, page }: { path: Path; page: PageOf<Post> }) {
  const { name } = routeOf(path);
  const first = page.page === 1;
  return (
    <>
      <PageBanner
        title={first ? name : `${name}, page ${page.page}`}
        breadcrumbs={first ? ['/blog'] : ['/blog', path]}
        picture={banners.blog}
      />
      <PostGrid columns={columns[path]} page={page} list={path} />
    </>
  );
}

/** The first page of the sample posts in two or three columns. */
export const postGridPage = (path: Path) => ({
  metadata: pageMetadata(path),
  Page: () => <PostGridScreen path={path} page={samplePage(1)} />,
});

/** The pages after the first. */
export const nextPostGridPage = (path: Path) =>
  dynamicPage('n', {
    find: nextSamplePage,
    metadataOf: ({ page }) => listPageMetadata(path, page),
    Screen: (page) => <PostGridScreen path={path} page={page} />,
    prerendered: nextSamplePages,
  });
