import 'server-only';
import { addressIn } from '@/lib/pages/address-in';
import { environment } from '@/lib/platform/env';

export const absoluteUrl = (path: string): string => new URL(path, environment().SITE_URL).href;

/** Of a page or of its file, in the language of the page that is rendered. */
export const pageUrl = (path: string): string => absoluteUrl(addressIn(path));
