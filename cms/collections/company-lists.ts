import { formOf } from '@/fields/form-of';
import {
  clientRecord,
  industryRecord,
  locationRecord,
  projectRecord,
  timelineEntryRecord,
} from '../../contract/records/company';
import { documentRecord } from '../../contract/records/documents';
import { socialLinkRecord } from '../../contract/records/settings';
import { contentCollection } from './content-collection';

export const industries = contentCollection({
  slug: 'industries',
  label: 'Industry',
  plural: 'Industries',
  group: 'Company',
  help: 'The industrial home page shows each with its table of facts.',
  fields: formOf(industryRecord, ['title', 'text', 'facts', 'thumbnail']),
});

export const timeline = contentCollection({
  slug: 'timeline',
  label: 'Step',
  plural: 'Timeline',
  group: 'Company',
  columns: ['year', 'title'],
  help: 'The story of the company, oldest first, where the page “About” tells none.',
  fields: formOf(timelineEntryRecord, ['year', 'title', 'text', 'thumbnail']),
});

export const locations = contentCollection({
  slug: 'locations',
  label: 'Location',
  plural: 'Locations',
  group: 'Company',
  columns: ['title', 'address'],
  help: 'Places on “Contact” and in the footer, instead of the offices of the settings.',
  fields: formOf(locationRecord, [
    'title',
    'address',
    'region',
    ['phone', 'email'],
    'opening_hours',
    ['latitude', 'longitude'],
  ]),
});

export const socialLinks = contentCollection({
  slug: 'social-links',
  label: 'Social link',
  plural: 'Social links',
  group: 'Company',
  columns: ['title', 'site_url'],
  help: 'The first four are shown.',
  fields: formOf(socialLinkRecord, ['title', 'site_url']),
});

export const clients = contentCollection({
  slug: 'clients',
  label: 'Client',
  plural: 'Clients',
  group: 'Company',
  help: 'The logos on “Clients” and on the home pages.',
  fields: formOf(clientRecord, ['title', 'thumbnail', 'figures']),
});

export const projects = contentCollection({
  slug: 'projects',
  label: 'Project',
  plural: 'Projects',
  group: 'Company',
  columns: ['title', 'text'],
  help: 'An order told from beginning to end; the site tells the first.',
  fields: formOf(projectRecord, ['title', 'text', 'thumbnail', 'facts', 'stages']),
});

export const downloads = contentCollection({
  slug: 'downloads',
  label: 'Download',
  plural: 'Downloads',
  group: 'Company',
  columns: ['title', 'kind', 'language', 'date'],
  help: 'Documents of the company on “Downloads”, beside those of its products and services.',
  fields: formOf(documentRecord),
});
