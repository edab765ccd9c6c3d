import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = { title: pageMetadata('/error').title };

/** Rendered inside this group's layout; `app/not-found.tsx` brings its own frame. */
export default NotFoundScreen;
