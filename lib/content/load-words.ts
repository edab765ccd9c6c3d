import 'server-only';
import { words, type Words } from '@/words/words';
import { getSiteSettings } from './endpoints';

/**
 * The words of the site, wherever the settings can be read: also in route handlers and in values that are
 * made from content. What a component shows it takes from `siteWords()`.
 */
export const loadWords = async (): Promise<Words> => words((await getSiteSettings())?.locale);
