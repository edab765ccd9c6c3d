import type { CollectionConfig } from 'payload';
import { hiddenFrom, isEditor } from './access';

/** What stands in the content folder; written by the publisher alone. */
export const publishedFiles: CollectionConfig = {
  slug: 'published-files',
  labels: { singular: 'Published file', plural: 'Published files' },
  access: { read: isEditor, create: () => false, update: () => false, delete: () => false },
  defaultSort: 'file',
  admin: {
    group: 'Administration',
    description: 'The files that the site is made from, and whether the last publish reached them.',
    useAsTitle: 'file',
    defaultColumns: ['file', 'state', 'message', 'updatedAt'],
    hideAPIURL: true,
    hidden: hiddenFrom('author', 'enquiries'),
  },
  fields: [
    { name: 'file', type: 'text', required: true, unique: true },
    {
      name: 'state',
      type: 'select',
      defaultValue: 'published',
      options: [
        { value: 'published', label: 'Published' },
        { value: 'stopped', label: 'Stopped' },
      ],
    },
    { name: 'message', type: 'textarea' },
    // The field for code would load its editor from another company.
    { name: 'comparison', type: 'textarea', admin: { className: 'comparison', rows: 12 } },
    { name: 'checksum', type: 'text', admin: { hidden: true } },
  ],
};
