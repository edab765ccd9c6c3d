import 'server-only';
import { getConstructionHome, getHomePage } from '@/lib/content/store/endpoints';

/** The video id of the company's film: that of the home page, otherwise that of `/home-1`. */
export async function getFilm(): Promise<string | undefined> {
  const [home, construction] = await Promise.all([getHomePage(), getConstructionHome()]);
  return home?.about?.videoId ?? construction?.film?.videoId;
}
