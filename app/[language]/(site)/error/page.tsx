import type { Metadata } from 'next';
import { learnLanguage } from '@/lib/pages/address-in';
import { loadWords } from '@/lib/content/words/load-words';
import { pageMetadata } from '@/lib/features/seo/page-metadata';
import { PageNotFound } from '../../page-not-found';

export async function generateMetadata(): Promise<Metadata> {
  // They set the language that pageMetadata() writes in.
  await Promise.all([loadWords(), learnLanguage()]);
  return pageMetadata('/error');
}

export default function PageNotFoundPage() {
  return <PageNotFound />;
}
