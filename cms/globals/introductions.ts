import type { Field, GlobalSlug } from 'payload';
import { contentGlobal } from '@/collections/content-collection';
import { formOf } from '@/fields/form-of';
import * as page from '../../contract/records/page-parts';

const introduction = (slug: GlobalSlug, label: string, fields: Field[], help?: string) =>
  contentGlobal({ slug, label, group: 'Pages', help, fields });

/** The first words of pages that show a list. */
export const introductions = [
  introduction('service-page', 'Services: introduction', formOf(page.servicesParts)),
  introduction('clients-page', 'Clients: introduction', formOf(page.introductionParts)),
  introduction('portfolio-page', 'Portfolio: introduction', formOf(page.portfolioParts)),
  introduction('contact-page', 'Contact: introduction', formOf(page.contactParts)),
  introduction(
    'certificate-page',
    'Certificate: introduction',
    formOf(page.certificateParts),
    'The document itself is never on a public address.',
  ),
];
