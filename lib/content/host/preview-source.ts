import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/platform/global-singleton';

type Source = { url: string; token: string };

/** The editor, while content with drafts is read for one request; otherwise the content host answers. */
export const previewSource = globalSingleton(
  'preview-source',
  () => new AsyncLocalStorage<Source>(),
);

/** Whether what is being read are drafts, of which nothing is kept. */
export const readsDrafts = (): boolean => previewSource.getStore() !== undefined;
