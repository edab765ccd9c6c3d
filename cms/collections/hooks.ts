import type { PayloadRequest } from 'payload';
import { publishSaved } from '@/publishing/publish-queue';
import { isTrashed } from './trash';

type Document = { id?: number; _status?: string | null; deletedAt?: string | null } | undefined;

/** Who changed what stands in each version. */
export function changedBy<T extends Record<string, unknown>>({
  data,
  req,
}: {
  data: T;
  req: PayloadRequest;
}): T {
  if (req.context.seeding) return data;
  return { ...data, changed_by: req.user?.email ?? data.changed_by };
}

const isPublished = (document: Document): boolean => document?._status === 'published';

/** Drafts change nothing that visitors see. */
export async function notePublication(
  slug: string,
  req: PayloadRequest,
  document?: Document,
  previous?: Document,
): Promise<void> {
  if (req.context.seeding) return;
  // What goes into the trash or comes back from it may be named by anything.
  if (previous && isTrashed(document) !== isTrashed(previous)) return publishSaved(req);
  const isDraftOnly = document && !isPublished(document) && !isPublished(previous);
  if (!isDraftOnly) await publishSaved(req, slug, document?.id);
}
