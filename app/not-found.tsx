import { SiteFrame } from '@/components/layout/site-frame/site-frame';
import { pageMetadata } from '@/lib/features/seo/page-metadata';
import { PageNotFound } from './page-not-found';

export const metadata = { title: pageMetadata('/error').title };

export default function NotFound() {
  return (
    <SiteFrame variant="shared">
      <PageNotFound />
    </SiteFrame>
  );
}
