import { pageMetadata } from '@/lib/features/seo/page-metadata';
import { PageNotFound } from '../page-not-found';

export const metadata = { title: pageMetadata('/error').title };

/**
 * Rendered inside this group's layout. Each group has this file: Next.js sends it in the data of every page
 * below, and one above the groups would have to bring the frame.
 */
export default function NotFound() {
  return <PageNotFound inReserve />;
}
