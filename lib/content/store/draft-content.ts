import 'server-only';
import { cache } from 'react';
import { reasonOfFailure } from '@/lib/content/host/errors';
import { readFromEditor } from '@/lib/content/host/preview-source';
import { log } from '@/lib/platform/log';
import { currentPass } from '@/lib/content/preview/current';
import { previewHost } from '@/lib/content/preview/pass';

/** Whether the current request may show drafts. */
export const isPreview = cache(async (): Promise<boolean> => (await currentPass()) !== undefined);

/**
 * Reads content with its drafts from the editor, once for each request. It is stored nowhere.
 * @returns undefined where the editor does not answer
 */
export const draftContent = <T>(path: string, load: () => Promise<T>) =>
  cache(async (): Promise<T | undefined> => {
    const host = previewHost();
    if (!host) return undefined;
    try {
      return await readFromEditor(host, load);
    } catch (error) {
      log.warn({ endpoint: path, reason: reasonOfFailure(error) }, 'no draft from the editor');
      return undefined;
    }
  });
