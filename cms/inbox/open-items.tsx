import Link from 'next/link';
import { INBOX_KINDS, inboxKind } from '../../contract/inbox';
import { readsInbox } from './access';
import { listInbox } from './content-service';

/** On the first page: what visitors have sent and nobody has marked as done. */
export async function OpenItems({ user }: { user?: unknown }) {
  if (!readsInbox(user)) return null;
  const kinds = inboxKind.options;
  // The page of the enquiries says why they cannot be read.
  const counts = await Promise.all(
    kinds.map((kind) =>
      listInbox(kind, { openOnly: true, limit: 1 }).then(
        ({ total }) => total,
        () => undefined,
      ),
    ),
  );
  return (
    <section className="open-items">
      <h2>From visitors</h2>
      <p className="inbox-kinds">
        {kinds.map((kind, index) => (
          <Link key={kind} href={`/admin/inbox?kind=${kind}`}>
            {INBOX_KINDS[kind]}
            {counts[index] === undefined ? '' : `: ${counts[index]} open`}
          </Link>
        ))}
      </p>
    </section>
  );
}
