import type { ComponentProps } from 'react';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { PostGrid } from '@/components/blog/post-grid/post-grid';
import { banners } from '@/lib/demo-data/banners';
import { routeOf } from '@/lib/routes';

const columns = { '/blog-2': 'two', '/blog-3': 'three' } as const;

type Props = { path: keyof typeof columns; page: ComponentProps<typeof PostGrid>['page'] };

/** The posts in two or three columns, and each further page of them. */
export function PostGridScreen({ path, page }: Props) {
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
