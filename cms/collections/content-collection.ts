import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { contentAccess, draftsOfAuthors, globalAccess, hiddenFrom } from './access';
import { changedBy, notePublication } from './hooks';
import { previewOf } from './page-of';
import { restoreVersion } from './restore-version';

const KEPT_VERSIONS = 30;

const versions = {
  drafts: { autosave: false, schedulePublish: true, validate: false },
  maxPerDoc: KEPT_VERSIONS,
} as const;

/** What the editor keeps beside the content itself. */
const recordFields: Field[] = [
  {
    name: 'warnings',
    type: 'ui',
    custom: { internal: true },
    admin: { position: 'sidebar', components: { Field: '/components/warnings#Warnings' } },
  },
  {
    name: 'changed_by',
    label: 'Last changed by',
    type: 'text',
    custom: { internal: true },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.changed_by) },
  },
  {
    // Fields that the content files have and the editor does not know.
    name: 'further',
    type: 'json',
    custom: { internal: true },
    admin: { hidden: true },
  },
];

type Shared = { slug: string; group: string; fields: Field[]; help?: string };

type CollectionOptions = Shared & {
  label: string;
  plural: string;
  useAsTitle?: string;
  columns?: string[];
};

const adminOf = ({ slug, group, help }: Shared) => ({
  ...previewOf(slug),
  group,
  description: help,
  hideAPIURL: true,
  hidden: hiddenFrom('enquiries'),
});
const hooks = { beforeOperation: [draftsOfAuthors as never], beforeChange: [changedBy] };

/** A list of the site: in an order that staff drag, with drafts and versions. */
export const contentCollection = (options: CollectionOptions): CollectionConfig => ({
  slug: options.slug,
  labels: { singular: options.label, plural: options.plural },
  orderable: true,
  defaultSort: '_order',
  access: contentAccess,
  versions,
  endpoints: [restoreVersion(options.slug)],
  fields: [...options.fields, ...recordFields],
  admin: {
    ...adminOf(options),
    useAsTitle: options.useAsTitle ?? 'title',
    // A row can be dragged as far as the list is shown.
    pagination: { defaultLimit: 50, limits: [10, 25, 50, 100, 250] },
    defaultColumns: [...(options.columns ?? ['title']), '_status', 'updatedAt'],
  },
  hooks: {
    ...hooks,
    afterChange: [
      ({ doc, previousDoc, collection, req }) =>
        notePublication(collection.slug, req, doc, previousDoc),
    ],
    afterDelete: [({ doc, collection, req }) => notePublication(collection.slug, req, doc, doc)],
  },
});

/** One record of the site. */
export const contentGlobal = (options: Shared & { label: string }): GlobalConfig => ({
  slug: options.slug,
  label: options.label,
  access: globalAccess,
  versions: { drafts: versions.drafts, max: KEPT_VERSIONS },
  fields: [...options.fields, ...recordFields],
  admin: adminOf(options),
  hooks: {
    ...hooks,
    afterChange: [
      ({ doc, previousDoc, global, req }) => notePublication(global.slug, req, doc, previousDoc),
    ],
  },
});
