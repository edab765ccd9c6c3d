import { pageMetadata } from '@/lib/features/seo/page-metadata';
import { PageNotFound } from '../../page-not-found';

export const metadata = pageMetadata('/error');

export default function PageNotFoundPage() {
  return <PageNotFound />;
}
