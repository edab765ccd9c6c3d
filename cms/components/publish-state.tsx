import type { Payload } from 'payload';

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
  if (stopped.length === 0) return null;
  return (
    <section className="publish-state" role="status">
      <h2>Not on the site yet</h2>
      <ul>
        {stopped.map(({ id, file, message }) => (
          <li key={id}>
            {message} <a href={`/admin/collections/published-files/${id}`}>Compare {file}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
