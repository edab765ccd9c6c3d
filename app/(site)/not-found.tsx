import { pageMetadata } from '@/lib/features/seo/page-metadata';
import { PageNotFound } from '../page-not-found';

export const metadata = { title: pageMetadata('/error').title };

/** Rendered inside this group's layout; `app/not-found.tsx` brings its own frame. */
export default PageNotFound;
