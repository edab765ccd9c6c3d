import 'server-only';
import { environment } from '@/lib/env';

/** `/about` → `https://www.example.com/about`: what leaves the site names its public origin. */
export const absoluteUrl = (path: string): string => new URL(path, environment().SITE_URL).href;
