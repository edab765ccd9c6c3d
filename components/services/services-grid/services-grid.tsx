import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardLink } from '@/components/ui/card-link/card-link';
import { isDrawing } from '@/lib/media/picture-files';
import { Photo } from '@/components/ui/photo/photo';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { ServiceSummary } from '@/lib/content/schemas/schemas';
import type { Heading } from '@/lib/pages/headings';
import styles from './services-grid.module.css';

const MAX_SHOWN = 6;

type Props = Heading & { services: ServiceSummary[] };

export function ServicesGrid({ services, ...heading }: Props) {
  if (services.length === 0) return null;
  return (
    <ServicesGridFrame {...heading}>
      <ul className={styles.grid}>
        {services.slice(0, MAX_SHOWN).map((service, index) => (
          <Reveal as="li" key={index} delay={(index % 3) + 1}>
            <Card service={service} />
          </Reveal>
        ))}
      </ul>
    </ServicesGridFrame>
  );
}

/** Shared with the placeholder. */
export function ServicesGridFrame({ children, ...heading }: Heading & { children: ReactNode }) {
  return (
    <Section aria-labelledby="services-grid-heading">
      <SectionHeading
        id="services-grid-heading"
        {...heading}
        action={<ViewAll href="/service" />}
      />
      {children}
    </Section>
  );
}

function Card({ service: { title, picture, summary } }: { service: ServiceSummary }) {
  return (
    <article className={styles.card}>
      <div className={clsx(styles.picture, isDrawing(picture) && styles.drawing)}>
        <Photo
          className={styles.photo}
          picture={picture}
          title={title}
          sizes="(width < 575px) 40vw, (width < 992px) 50vw, 33vw"
        />
      </div>
      <div className={styles.content}>
        <h3>
          <CardLink href="/service">{title}</CardLink>
        </h3>
        {summary && (
          <p className={styles.summary}>
            <WholeWords>{summary}</WholeWords>
          </p>
        )}
      </div>
    </article>
  );
}
