import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { getPage } from '@/lib/pages/page';

/** The 404 screen, with the picture that content gives the page `/error`. */
export async function PageNotFound({ inReserve }: { inReserve?: boolean }) {
  return <NotFoundScreen picture={(await getPage('/error'))?.picture} inReserve={inReserve} />;
}
