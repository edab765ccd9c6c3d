import 'server-only';
import { environment } from '@/lib/platform/env';

export const absoluteUrl = (path: string): string => new URL(path, environment().SITE_URL).href;
