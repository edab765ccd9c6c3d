import type { Metadata } from 'next';
import { loadWords } from '@/lib/content/words/load-words';
import { PageNotFound } from '../../page-not-found';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await loadWords()).pages['/error'].title,
  robots: { index: false },
});

/** Answers every address of its language that has no page: `lib/delivery/server/share-not-found.ts` leads here. */
export default function NoPage() {
  return <PageNotFound stands="answer" />;
}
