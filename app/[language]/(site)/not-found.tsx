import type { Metadata } from 'next';
import { loadWords } from '@/lib/content/words/load-words';
import { PageNotFound } from '../page-not-found';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await loadWords()).pages['/error'].title,
});

/**
 * Rendered inside this group's layout. Each group has this file: Next.js sends it in the data of every page
 * below, and one above the groups would have to bring the frame.
 */
export default function NotFound() {
  return <PageNotFound stands="reserve" />;
}
