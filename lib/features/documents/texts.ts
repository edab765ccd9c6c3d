import { documentKinds, type DocumentKind } from '@/contract/records/documents';

const named = (nameOf: (kind: (typeof documentKinds)[number]) => string) =>
  Object.fromEntries(documentKinds.map((kind) => [kind.value, nameOf(kind)])) as Record<
    DocumentKind,
    string
  >;

export const documentTexts = {
  kinds: named(({ label }) => label),
  groups: named(({ plural }) => plural),
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
