import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { pageUrl } from './absolute-url';
import type { Thing } from './thing';

/** Search engines read no more of a list. */
const MOST = 100;

/** What visitors can open without a code. */
const openOnes = (documents: readonly SiteDocument[]) =>
  documents.filter(({ unlockKey }) => unlockKey === undefined).slice(0, MOST);

/** What is in another language cannot stand in a name in that of the page. */
const nameOf = ({ about, title, lang }: SiteDocument): string =>
  about && !lang ? `${about.title}: ${title}` : title;

const digitalDocument = (document: SiteDocument): Thing => {
  const { href, language, revision, date, type } = document;
  return {
    '@type': 'DigitalDocument',
    name: nameOf(document),
    url: pageUrl(href),
    inLanguage: language,
    version: revision,
    dateModified: date,
    encodingFormat: type === 'PDF' ? 'application/pdf' : undefined,
  };
};

export const digitalDocuments = (documents: readonly SiteDocument[]): Thing[] =>
  openOnes(documents).map(digitalDocument);

export const documentList = (documents: readonly SiteDocument[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: openOnes(documents).map((document, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    // An entry cannot say that it is in another language than its page.
    name: document.lang ? undefined : nameOf(document),
    url: pageUrl(document.href),
  })),
});
