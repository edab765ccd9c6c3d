import 'server-only';
import { mediaSource } from '@/lib/content/host/media-path';
import {
  getDownloads,
  getPages,
  getProducts,
  getServicePages,
} from '@/lib/content/store/endpoints';
import { derived } from '@/lib/content/store/derive';
import { fileKey } from './same-file';

type Files = { offered: ReadonlySet<string>; locked: ReadonlySet<string> };

/** The files that content offers for download and those that it locks, as `fileKey` names them. */
export const documentFiles = derived<Files>(
  'document-files',
  async () => {
    const [pages = [], downloads = [], products = [], services = []] = await Promise.all([
      getPages(),
      getDownloads(),
      getProducts(),
      getServicePages(),
    ]);
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
    return { offered: new Set(offered), locked: new Set(locked) };
  },
  ({ offered, locked }) => [[...offered], [...locked]],
);
