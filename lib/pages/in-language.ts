import 'server-only';
import { inLanguage } from '@/lib/content/store/current-language';
import { isSpoken, MAIN } from './languages';

type Named = { params?: Promise<{ language?: string }> };

/** @param args of a route handler: the request, and what Next.js has found in its path */
async function languageOfAddress(...[, context]: unknown[]): Promise<string> {
  return (await (context as Named | undefined)?.params)?.language ?? MAIN;
}

/**
 * A route handler that answers in a language. It is no rendering, and so has to say in which: by itself in that of
 * its address, or in the main one where addresses of its kind have none.
 */
export const speaking =
  <Args extends unknown[]>(
    handler: (...args: Args) => Response | Promise<Response>,
    languageOf: (...args: Args) => string | Promise<string> = languageOfAddress,
  ): ((...args: Args) => Promise<Response>) =>
  async (...args) => {
    const language = await languageOf(...args);
    if (!isSpoken(language)) return new Response('There is no such path.\n', { status: 404 });
    return inLanguage(language, () => handler(...args));
  };
