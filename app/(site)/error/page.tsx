import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/error');

export default function PageNotFoundPage() {
  return <NotFoundScreen />;
}
