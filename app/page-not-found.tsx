import type { ComponentProps } from 'react';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { getPage } from '@/lib/pages/page';

type Props = Omit<ComponentProps<typeof NotFoundScreen>, 'picture'>;

/** The 404 screen, with the picture that content gives the page `/error`. */
export async function PageNotFound(props: Props) {
  return <NotFoundScreen picture={(await getPage('/error'))?.picture} {...props} />;
}
