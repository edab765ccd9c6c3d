import 'server-only';
import { mediaSource } from '@/lib/content-host/media-path';
import { getDownloads, getPages, getProducts, getServicePages } from '@/lib/content/endpoints';
import { sharedMemory } from '@/lib/preview/shared-memory';
import { fileKey } from './same-file';

type Files = { offered: ReadonlySet<string>; locked: ReadonlySet<string> };

const nothing = (): { lists: unknown[]; files?: Files } => ({ lists: [] });

/** The files that content offers for download and those that it locks, as `fileKey` names them. */
export async function documentFiles(): Promise<Files> {
  const [pages = [], downloads = [], products = [], services = []] = await Promise.all([
    getPages(),
    getDownloads(),
    getProducts(),
    getServicePages(),
  ]);
  // Content is the same object until it is fetched again, and every picture of the site asks here.
  const lists = [pages, downloads, products, services];
  const last = await sharedMemory('document-files', nothing);
  if (last.files && lists.every((list, index) => list === last.lists[index])) return last.files;
  const blocks = pages.flatMap((page) => page.blocks);
  const documents = [
    ...downloads,
    ...[...products, ...services].flatMap((item) => item.documents),
    ...blocks.flatMap((block) => (block.type === 'downloads' ? block.downloads : [])),
  ];
  const offered = documents.flatMap(({ file }) => (file && mediaSource(file)) || []).map(fileKey);
  const locked = documents.flatMap((document) =>
    'locked' in document && document.locked ? [fileKey(new URL(document.locked))] : [],
  );
  last.lists = lists;
  last.files = { offered: new Set(offered), locked: new Set(locked) };
  return last.files;
}
