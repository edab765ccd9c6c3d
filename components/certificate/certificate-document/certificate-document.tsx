import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

type Props = {
  title?: string;
  subtitle?: string;
  /** The unlock flow. */
  children: ReactNode;
};

export function CertificateDocument({ title, subtitle, children }: Props) {
  return (
    <Section tone="dark" id="document" aria-labelledby="document-heading">
      <SectionHeading id="document-heading" label={title} title="Document" text={subtitle} />
      {children}
    </Section>
  );
}
