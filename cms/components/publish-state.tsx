import type { Payload } from 'payload';
import { failingSince } from '@/publishing/publish-queue';
import { LocalTime } from './local-time';

type Stopped = { id: number; file: string; message?: string };

/** On the first page: what did not reach the site, and why. */
export async function PublishState({ payload }: { payload: Payload }) {
  const { docs } = await payload.find({
    collection: 'published-files',
    where: { state: { equals: 'stopped' } },
    limit: 20,
    overrideAccess: true,
  });
  const stopped = docs as Stopped[];
  const since = failingSince();
  if (stopped.length === 0 && since === undefined) return null;
  return (
    <section className="publish-state" role="status">
      <h2>Not on the site yet</h2>
      <ul>
        {since !== undefined && (
          <li>
            The last publish failed, first at <LocalTime at={new Date(since).toISOString()} />. It
            is tried again by itself, every five minutes at least. Until it succeeds, the site stays
            as it was, and nothing is lost. The operator finds the reason in the log of the editor.
          </li>
        )}
        {stopped.map(({ id, file, message }) => (
          <li key={id}>
            {message} <a href={`/admin/collections/published-files/${id}`}>Compare {file}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
