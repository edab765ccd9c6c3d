import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { rowOf } from '@/publishing/to-content';
import { LocalTime } from './local-time';

type Version = {
  id: number | string;
  updatedAt: string;
  version: { _status?: string; changed_by?: string | null; [name: string]: unknown };
};

/** Older ones are not kept. */
const MOST = 100;

/** In place of Payload's own, which shows a number where it could say who it was. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { req, docID: id, collectionConfig, globalConfig } = initPageResult;
  const shared = {
    depth: 0,
    limit: MOST,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
    user: req.user,
  } as const;
  const found = collectionConfig
    ? await req.payload.findVersions({
        ...shared,
        collection: collectionConfig.slug,
        where: { parent: { equals: id } },
        trash: true,
      })
    : globalConfig &&
      (await req.payload.findGlobalVersions({ ...shared, slug: globalConfig.slug }));
  if (!found) notFound();
  const versions = found.docs.map(({ id, version, ...about }): Version => ({
    ...about,
    id,
    version: rowOf(version),
  }));
  const path = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${id}`
    : `/admin/globals/${globalConfig!.slug}`;
  const titleField = collectionConfig?.admin.useAsTitle ?? 'title';
  const title = String(versions[0]?.version[titleField] ?? globalConfig?.label ?? id);
  return (
    <main className="versions-list">
      <SetStepNav
        nav={[
          ...(collectionConfig
            ? [
                {
                  label: String(collectionConfig.labels.plural),
                  url: `/admin/collections/${collectionConfig.slug}`,
                },
              ]
            : []),
          { label: title, url: path },
          { label: 'Versions' },
        ]}
      />
      <Gutter>
        <table>
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">By</th>
              <th scope="col">As</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id: number, updatedAt, version }) => (
              <tr key={number}>
                <td>
                  <Link href={`${path}/versions/${number}`}>
                    <LocalTime at={updatedAt} />
                  </Link>
                </td>
                <td>{version.changed_by ?? '–'}</td>
                <td>{version._status === 'published' ? 'Published' : 'Draft'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  );
}
