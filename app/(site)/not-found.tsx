import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';

/** Inside the frame that the layout has drawn; the one of `app/` brings a frame of its own. */
export default NotFoundScreen;
