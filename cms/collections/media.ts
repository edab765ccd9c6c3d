import { ValidationError, type CollectionBeforeValidateHook, type CollectionConfig } from 'payload';
import { removeMedia, UPLOADS } from '@/publishing/media-files';
import { publishSaved } from '@/publishing/publish-queue';
import { inDataDir } from '@/server/data-folder';
import { pictureToEdit } from '@/server/media-store';
import { ALT_LENGTH } from '../../contract/formats/lengths';
import { editorsOnly, hiddenFrom, keepsContent } from './access';
import { altWords } from './alt-words';
import { checkedFile } from './media-file';
import { isTrashed } from './trash';
import { takesFiles } from './uploads';

/** A name of its own for each version of a file: browsers and caches keep the one they have. */
const versioned = (name: string): string =>
  name.replace(/(\.\w+)$/, `-${Date.now().toString(36)}$1`);

type File = { alt?: string | null; mimeType?: string | null };

/** Payload would name the field as it is called of a picture. */
const refuseWithoutWords: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as File;
  const { alt, mimeType } = { ...before, ...(data as File) };
  const label = altWords(req.file?.mimetype ?? mimeType);
  if (alt?.trim() || label === altWords()) return;
  const fault = { label, path: 'alt', message: req.t('validation:required') };
  throw new ValidationError({ collection: 'media', errors: [fault], req }, req.t);
};

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  access: { ...editorsOnly, create: keepsContent },
  // A copy would be made from an address, and of a file there is one.
  disableDuplicate: true,
  trash: true,
  admin: {
    group: 'Pictures',
    description:
      'JPEG, PNG, WebP or AVIF up to 20 MB and 65 million pixels; PDF, STEP, IGES, DXF and DWG to be saved by visitors.',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    hideAPIURL: true,
    hidden: hiddenFrom('enquiries'),
  },
  upload: {
    staticDir: inDataDir('media'),
    crop: true,
    focalPoint: true,
    adminThumbnail: 'thumbnail',
    // A server that fetches any address for its staff would fetch its neighbours', too.
    pasteURL: false,
    imageSizes: [
      { name: 'thumbnail', width: 320, height: 240, withoutEnlargement: true },
      { name: 'portrait', width: 900, height: 1200, position: 'centre', withoutEnlargement: false },
    ],
  },
  fields: [
    {
      name: 'alt',
      label: altWords(),
      type: 'text',
      required: true,
      maxLength: ALT_LENGTH,
      admin: {
        description:
          'Read to people who cannot see it, and shown where it does not load. Of a document: what it is.',
        components: { Label: '/components/alt-label#AltLabel' },
      },
    },
    {
      name: 'public_path',
      type: 'text',
      unique: true,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
  hooks: {
    beforeOperation: [takesFiles({ checked: checkedFile, toEdit: pictureToEdit })],
    beforeValidate: [refuseWithoutWords],
    beforeChange: [
      ({ data, originalDoc, req }) => {
        const seeded = req.context.publicPath;
        if (typeof seeded === 'string') return { ...data, public_path: seeded };
        const known = originalDoc?.public_path;
        const isNew = !known || req.file || data.filename !== originalDoc?.filename;
        return {
          ...data,
          public_path: isNew ? `${UPLOADS}/${versioned(String(data.filename))}` : known,
        };
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        if (isTrashed(doc)) await removeMedia(req.payload, doc);
        // A new picture is in use once something that names it is published.
        if (operation === 'update' && !req.context.seeding) await publishSaved(req);
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await removeMedia(req.payload, doc);
        await publishSaved(req);
      },
    ],
  },
};
