import Link from 'next/link';
import { readsInbox } from './access';

export function InboxLink({ user }: { user?: unknown }) {
  if (!readsInbox(user)) return null;
  return (
    <Link href="/admin/inbox" className="nav__link inbox-link">
      <span className="nav__link-label">Enquiries</span>
    </Link>
  );
}
