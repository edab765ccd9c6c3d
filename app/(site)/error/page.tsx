import type { Metadata } from 'next';
import { getSiteSettings } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/features/seo/page-metadata';
import { PageNotFound } from '../../page-not-found';

export async function generateMetadata(): Promise<Metadata> {
  await getSiteSettings();
  return pageMetadata('/error');
}

export default function PageNotFoundPage() {
  return <PageNotFound />;
}
