import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { getPages } from '@/lib/content/endpoints';

/** The 404 screen, with the picture that content gives the page `/error`. */
export async function PageNotFound() {
  const texts = (await getPages())?.find(({ path }) => path === '/error');
  return <NotFoundScreen picture={texts?.picture} />;
}
