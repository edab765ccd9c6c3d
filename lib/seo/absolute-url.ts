import 'server-only';
import { environment } from '@/lib/env';

/** `/about` → `https://www.example.com/about` */
export const absoluteUrl = (path: string): string => new URL(path, environment().SITE_URL).href;
