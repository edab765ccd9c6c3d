import type { Field } from 'payload';
import { contentGlobal } from '@/collections/content-collection';
import * as field from '@/fields/fields';

const heading = field.text('title', { label: 'Heading' });
const below = field.longText('subtitle', { label: 'Below the heading', max: 1_000 });
const image = field.picture('image', { label: 'Picture' });

const introduction = (slug: string, label: string, fields: Field[], help?: string) =>
  contentGlobal({ slug, label, group: 'Pages', help, fields });

/** The first words of pages that show a list. */
export const introductions = [
  introduction('service-page', 'Services: introduction', [
    image,
    heading,
    below,
    field.longText('description', { label: 'Short description' }),
    field.longText('text'),
  ]),
  introduction('clients-page', 'Clients: introduction', [image, heading, below]),
  introduction('portfolio-page', 'Portfolio: introduction', [
    image,
    heading,
    below,
    field.file('file', { label: 'File to download' }),
  ]),
  introduction('contact-page', 'Contact: introduction', [
    field.picture('background_image', { label: 'Picture' }),
    heading,
    below,
  ]),
  introduction(
    'certificate-page',
    'Certificate: introduction',
    [
      heading,
      below,
      {
        name: 'file',
        label: 'Locked document',
        type: 'upload',
        relationTo: 'locked-documents',
        admin: { description: 'Visitors get it only with a code that is sent to them.' },
      },
    ],
    'The document itself is never on a public address.',
  ),
];
