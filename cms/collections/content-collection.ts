import type {
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalConfig,
  GlobalSlug,
} from 'payload';
import { isOptional } from '@/publishing/content-files';
import { contentAccess, draftsOfAuthors, globalAccess, hiddenFrom } from './access';
import { changedBy, notePublication } from './hooks';
import { keepNeeded } from './needed';
import { previewOf } from './page-of';
import { restoreGlobalVersion, restoreVersion } from './restore-version';
import { refuseTooLong } from './too-long';

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
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      condition: (data) => Boolean(data?.changed_by),
    },
  },
  {
    // Fields that the content files have and the editor does not know.
    name: 'further',
    type: 'json',
    custom: { internal: true },
    admin: { hidden: true, disableBulkEdit: true },
  },
];

type Shared<Slug extends string = string> = {
  slug: Slug;
  group: string;
  fields: Field[];
  help?: string;
};

type CollectionOptions = Shared<CollectionSlug> & {
  label: string;
  plural: string;
  useAsTitle?: string;
  columns?: string[];
  beforeDelete?: CollectionBeforeDeleteHook;
};

const adminOf = ({ slug, group, help }: Shared) => ({
  ...previewOf(slug),
  group,
  description: help,
  hideAPIURL: true,
  hidden: hiddenFrom('enquiries'),
});

const COPY = ' (copy)';

/** The copy of an item says that it is one. */
function copied(fields: Field[], title: string): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row') return { ...field, fields: copied(field.fields, title) };
    if (field.type !== 'text' || field.name !== title || field.hooks?.beforeDuplicate) return field;
    const most = (field.maxLength ?? Infinity) - COPY.length;
    const beforeDuplicate = [
      ({ value }: { value?: unknown }) =>
        value ? `${String(value).slice(0, most)}${COPY}` : value,
    ];
    return { ...field, hooks: { ...field.hooks, beforeDuplicate } };
  });
}

/** A list of the site: in an order that staff drag, with drafts and versions. */
export const contentCollection = (options: CollectionOptions): CollectionConfig => ({
  slug: options.slug,
  labels: { singular: options.label, plural: options.plural },
  orderable: true,
  defaultSort: '_order',
  trash: true,
  access: contentAccess,
  versions,
  endpoints: [restoreVersion(options.slug)],
  fields: [...copied(options.fields, options.useAsTitle ?? 'title'), ...recordFields],
  admin: {
    ...adminOf(options),
    useAsTitle: options.useAsTitle ?? 'title',
    // A row can be dragged as far as the list is shown.
    pagination: { defaultLimit: 50, limits: [10, 25, 50, 100, 250] },
    defaultColumns: [...(options.columns ?? ['title']), '_status', 'updatedAt'],
  },
  hooks: {
    beforeOperation: [({ args, operation }) => draftsOfAuthors(args, operation)],
    beforeChange: [({ data }) => refuseTooLong(options.fields, data, 'item'), changedBy],
    afterChange: [
      ({ doc, previousDoc, collection, req }) =>
        notePublication(collection.slug, req, doc, previousDoc),
    ],
    beforeDelete: options.beforeDelete ? [options.beforeDelete] : [],
    afterDelete: [({ doc, collection, req }) => notePublication(collection.slug, req, doc, doc)],
  },
});

/** One record of the site. */
export const contentGlobal = (options: Shared<GlobalSlug> & { label: string }): GlobalConfig => ({
  slug: options.slug,
  label: options.label,
  access: globalAccess,
  endpoints: [restoreGlobalVersion(options.slug)],
  versions: { drafts: versions.drafts, max: KEPT_VERSIONS },
  fields: [...options.fields, ...recordFields],
  admin: {
    ...adminOf(options),
    ...(!isOptional(options.slug) && {
      components: { elements: { UnpublishButton: '/components/needed-note#NeededNote' } },
    }),
  },
  hooks: {
    beforeOperation: [
      ({ args, operation }) => draftsOfAuthors<object>(args, operation),
      ({ args }) => keepNeeded(options.slug, args),
    ],
    beforeChange: [({ data }) => refuseTooLong(options.fields, data, 'record'), changedBy],
    afterChange: [
      ({ doc, previousDoc, global, req }) => notePublication(global.slug, req, doc, previousDoc),
    ],
  },
});
