import type { Metadata } from 'next';
import { loadWords } from '@/lib/content/words/load-words';
import { pageMetadata } from '@/lib/features/seo/page-metadata';
import { PageNotFound } from '../../page-not-found';

export async function generateMetadata(): Promise<Metadata> {
  // Reads the settings, and with them sets the language that pageMetadata() writes in.
  await loadWords();
  return pageMetadata('/error');
}

export default function PageNotFoundPage() {
  return <PageNotFound />;
}
