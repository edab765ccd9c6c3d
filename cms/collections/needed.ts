import { isOptional } from '@/publishing/content-files';
import { badRequest } from './bad-request';

/** @throws APIError with a sentence for staff where the site cannot be without the record */
export function refuseForNeeded(slug: string): void {
  if (!isOptional(slug))
    throw badRequest(
      'The site cannot be without this, so it stays there. Publish it as it should be instead.',
    );
}

/** What the site needs is published or drafted, never taken off it. */
export function keepNeeded(slug: string, args: object): void {
  const { draft, data }: { draft?: boolean; data?: { _status?: unknown } } = args;
  if (!draft && data?._status === 'draft') refuseForNeeded(slug);
}
