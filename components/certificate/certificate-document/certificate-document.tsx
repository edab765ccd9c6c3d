import type { ReactNode } from 'react';
import { siteWords } from '@/lib/content/words/site-words';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

type Props = {
  title?: string;
  subtitle?: string;
  /** What stands in place of "Document" where it is not the certificate. */
  name?: string;
  /** Of this name, where that is not the page's. */
  lang?: string;
  /** The unlock flow. */
  children: ReactNode;
};

export function CertificateDocument({ title, subtitle, name, lang, children }: Props) {
  return (
    <Section tone="dark" id="document" aria-labelledby="document-heading">
      <SectionHeading
        id="document-heading"
        label={title}
        title={name ?? siteWords().common.document}
        lang={lang}
        text={subtitle}
      />
      {children}
    </Section>
  );
}
