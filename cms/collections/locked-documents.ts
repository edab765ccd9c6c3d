import type { CollectionConfig } from 'payload';
import { publishSaved } from '@/publishing/publish-queue';
import { inDataDir } from '@/server/data-folder';
import { editorsOnly, hiddenFrom } from './access';
import { checkedDocument } from './media-file';
import { takesFiles } from './uploads';

/** Files that the site gives only to visitors who have asked for a code. */
export const lockedDocuments: CollectionConfig = {
  slug: 'locked-documents',
  labels: { singular: 'Locked document', plural: 'Locked documents' },
  access: editorsOnly,
  // A copy would be made from an address, and of a file there is one.
  disableDuplicate: true,
  trash: true,
  admin: {
    group: 'Pages',
    description: 'PDFs and CAD files that visitors get only with a code, such as the certificate.',
    useAsTitle: 'filename',
    hideAPIURL: true,
    hidden: hiddenFrom('enquiries'),
  },
  upload: {
    staticDir: inDataDir('documents'),
    pasteURL: false,
  },
  fields: [{ name: 'title', label: 'Name', type: 'text', maxLength: 200 }],
  hooks: {
    beforeOperation: [takesFiles({ checked: checkedDocument })],
    afterChange: [
      async ({ operation, req }) => {
        if (operation === 'update' && !req.context.seeding) await publishSaved(req);
      },
    ],
    afterDelete: [({ req }) => publishSaved(req)],
  },
};
