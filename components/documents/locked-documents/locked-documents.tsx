import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { DocumentTable } from '@/components/documents/document-table/document-table';
import type { SiteDocument } from '@/lib/documents/documents-of';
import { documentTexts as texts } from '@/lib/documents/texts';

/** What else a confirmed code opens; each answers "locked" before that. */
export function LockedDocuments({ documents }: { documents: readonly SiteDocument[] }) {
  const locked = documents.flatMap(({ key, ...document }) =>
    key === undefined ? [] : [{ ...document, href: `/api/certificate/document?file=${key}` }],
  );
  if (locked.length === 0) return null;
  return (
    <Section aria-labelledby="locked-documents">
      <SectionHeading id="locked-documents" title={texts.lockedTitle} text={texts.lockedText} />
      <DocumentTable documents={locked} labelledBy="locked-documents" hasSubject />
    </Section>
  );
}
