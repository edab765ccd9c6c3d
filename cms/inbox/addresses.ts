import { INBOX_PAGE, type InboxKind } from '../../contract/inbox';

export const addressOf = (kind: InboxKind, openOnly: boolean, page = 1): string =>
  `/admin/inbox?kind=${kind}${openOnly ? '&open=1' : ''}${page > 1 ? `&page=${page}` : ''}`;

/** The page that is asked for, or the last one: what was on it may have been deleted or done since. */
export const shownPage = (page: number, total: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / INBOX_PAGE)));
