import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

type Props = {
  /** What the document is called, and what is in it. */
  title?: string;
  subtitle?: string;
  /** The way to it. */
  children: ReactNode;
};

/** The document that is unlocked with a one-time code. */
export function CertificateDocument({ title, subtitle, children }: Props) {
  return (
    <Section tone="dark" id="document" aria-labelledby="document-heading">
      <SectionHeading id="document-heading" label={title} title="Document" text={subtitle} />
      {children}
    </Section>
  );
}
