import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { pageUrl } from './absolute-url';
import type { Thing } from './thing';

/** Search engines read no more of a list. */
const MOST = 100;

/** What visitors can open without a code. */
export const digitalDocuments = (documents: readonly SiteDocument[]): Thing[] =>
  documents
    .filter(({ unlockKey }) => unlockKey === undefined)
    .slice(0, MOST)
    .map(({ title, href, language, revision, date, about, type }) => ({
      '@type': 'DigitalDocument',
      name: about ? `${about.title}: ${title}` : title,
      url: pageUrl(href),
      inLanguage: language,
      version: revision,
      dateModified: date,
      encodingFormat: type === 'PDF' ? 'application/pdf' : undefined,
    }));

export const documentList = (documents: readonly SiteDocument[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: digitalDocuments(documents).map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  })),
});
