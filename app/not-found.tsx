import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { SiteFrame } from '@/components/layout/site-frame/site-frame';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = { title: pageMetadata('/error').title };

export default function NotFound() {
  return (
    <SiteFrame variant="shared">
      <NotFoundScreen />
    </SiteFrame>
  );
}
