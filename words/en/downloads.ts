/** Documents: the page of downloads, tables of documents, and the data sheet that the site makes. */
export const downloads = {
  /** A document without a name is called after its kind. */
  kinds: {
    'data-sheet': 'Data sheet',
    drawing: 'Drawing',
    'cad-model': 'CAD model',
    certificate: 'Certificate',
    manual: 'Manual',
  },
  groups: {
    'data-sheet': 'Data sheets',
    drawing: 'Drawings',
    'cad-model': 'CAD models',
    certificate: 'Certificates',
    manual: 'Manuals',
  },
  /** The product or service that a document belongs to. */
  about: 'For',
  language: 'Language',
  all: 'All',
  show: 'Show documents',
  showAll: 'Show all documents',
  none: 'There is no document of this choice. Take away a choice, or ask us.',
  nothing: 'There are no documents yet. Ask us for what you need.',
  first: {
    one: 'The first {shown} of {count}: narrow them down to see the others.',
    other: 'The first {shown} of {count}: narrow them down to see the others.',
  },
  file: 'File',
  /** Of kinds that few products have: the head of their column. */
  further: 'Further files',
  revision: 'Revision',
  unlock: 'Unlock',
  unlockTitle: 'Unlock a document',
  lockedText: 'One code opens this document, for 20 minutes after the request.',
  unlockNamed: 'Unlock {name}',
  /** Several documents have the same name, so links say what each is for. */
  nameFor: '{document}: {product}',
  /** Of the sheet that the site makes of a product's facts. */
  sheet: {
    title: '{product}: data sheet',
  },
} as const;
