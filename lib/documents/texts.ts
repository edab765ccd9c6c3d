import type { DocumentKind } from '@/lib/routes/facets';

export const documentTexts = {
  kinds: {
    'data-sheet': 'Data sheet',
    drawing: 'Drawing',
    'cad-model': 'CAD model',
    certificate: 'Certificate',
    manual: 'Manual',
  } satisfies Record<DocumentKind, string>,
  groups: {
    'data-sheet': 'Data sheets',
    drawing: 'Drawings',
    'cad-model': 'CAD models',
    certificate: 'Certificates',
    manual: 'Manuals',
  } satisfies Record<DocumentKind, string>,
  facets: { kind: 'Kind', topic: 'For', language: 'Language' },
  services: 'Services',
  company: 'Company',
  narrow: 'Narrow down',
  all: 'All',
  show: 'Show documents',
  reset: 'Show all documents',
  none: 'There is no document of this choice. Take away a choice, or ask us.',
  nothing: 'There are no documents yet. Ask us for what you need.',
  more: (shown: number, total: number) =>
    `The first ${shown} of ${total}: narrow them down to see the others.`,
  heads: {
    document: 'Document',
    about: 'For',
    file: 'File',
    language: 'Language',
    revision: 'Revision',
    date: 'Date',
  },
  unlock: 'Unlock',
  unlockTitle: 'Unlock a document',
  lockedText: 'One code opens this document, for 20 minutes after the request.',
  notOffered: 'This document is no longer offered.',
  caption: 'Documents',
};
