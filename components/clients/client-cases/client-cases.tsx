import { CardLink } from '@/components/ui/card-link/card-link';
import { Photo } from '@/components/ui/photo/photo';
import { Quotation } from '@/components/ui/quotation/quotation';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { GalleryItem } from '@/lib/content/schemas/schemas';
import type { ClientCase } from '@/lib/features/clients/cases';
import type { Heading } from '@/lib/pages/headings';
import styles from './client-cases.module.css';

type Props = Heading & {
  cases: ClientCase[];
  /** Where all works are shown; none: no link. */
  href?: string;
};

/** Clients in their own words, each with the part that was made for it. */
export function ClientCases({ title, text, cases, href }: Props) {
  if (cases.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby="cases-heading">
      <SectionHeading id="cases-heading" title={title} text={text} />
      <ul className={styles.cases}>
        {cases.map(({ quotation, work }, index) => (
          <li key={index}>
            <article className={styles.case}>
              {work?.picture && (
                <Photo
                  picture={work.picture}
                  title={work.title}
                  ratio="4 / 3"
                  sizes="(width < 768px) 110vw, 40vw"
                />
              )}
              {quotation && <Quotation quotation={quotation} className={styles.words} />}
              {work && <Work work={work} href={href} />}
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Work({ work: { title, figures, text }, href }: { work: GalleryItem; href?: string }) {
  return (
    <div className={styles.work}>
      {title && (
        <h3 className={styles.title}>
          {href ? <CardLink href={href}>{title}</CardLink> : <WholeWords>{title}</WholeWords>}
        </h3>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {figures && (
        <p className={styles.figures}>
          <WholeWords>{figures}</WholeWords>
        </p>
      )}
    </div>
  );
}
