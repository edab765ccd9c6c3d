import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';

/** Rendered inside this group's layout; `app/not-found.tsx` brings its own frame. */
export default NotFoundScreen;
