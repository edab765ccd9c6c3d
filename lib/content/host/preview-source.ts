import 'server-only';
import { requests, within } from '@/lib/platform/requests';

/** The editor, while content with drafts is read for one request. */
export const previewSource = () => requests.scope.getStore()?.editor;

/** Whether what is being read are drafts, of which nothing is kept. */
export const readsDrafts = (): boolean => previewSource() !== undefined;

export const readFromEditor = <T>(editor: { url: string; token: string }, read: () => T): T =>
  within({ editor }, read);
