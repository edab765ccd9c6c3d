import type { MetadataRoute } from 'next';
import { getSiteSettings } from '@/lib/content/endpoints';
import { routeOf } from '@/lib/routes';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await getSiteSettings();
  const { title, description } = routeOf('/');
  return {
    name: settings?.name ?? title,
    short_name: settings?.name,
    description: settings?.description ?? description,
    start_url: '/',
    display: 'browser',
    icons: [
      { src: settings?.brand?.favicon ?? '/icon.svg', sizes: 'any' },
      { src: settings?.brand?.touchIcon ?? '/apple-icon.png', sizes: '180x180' },
    ],
  };
}
