import Link from 'next/link';
import { readsInbox } from './access';
import { KINDS, listInbox, type Kind } from './content-service';

/** On the first page: what visitors have sent and nobody has marked as done. */
export async function OpenItems({ user }: { user?: unknown }) {
  if (!readsInbox(user)) return null;
  const kinds = Object.keys(KINDS) as Kind[];
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
            {KINDS[kind]}
            {counts[index] === undefined ? '' : `: ${counts[index]} open`}
          </Link>
        ))}
      </p>
    </section>
  );
}
