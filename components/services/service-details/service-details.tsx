import { AskLink } from '@/components/ui/ask-link/ask-link';
import { ButtonLink, Buttons } from '@/components/ui/button/button';
import { ContactPerson } from '@/components/ui/contact-person/contact-person';
import { DocumentTable } from '@/components/ui/document-table/document-table';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Section } from '@/components/ui/section/section';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import { servicePictures } from '@/components/services/service-cards/pictures';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Contact } from '@/lib/content/schemas/people-schemas';
import type { Service } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { documentsOfService } from '@/lib/features/documents/documents-of';
import { service as structured } from '@/lib/features/seo/structured-data';
import { heatOf } from '@/lib/features/services/stations';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { Figures } from '@/components/ui/figures/figures';
import { ServiceGallery } from './service-gallery';
import '@/components/services/stations/heat.css';
import styles from './service-details.module.css';

/**
 * page: the service's own page, pictures beside the text; focus: pictures and figures at full
 * width.
 */
type ServiceDetailsVariant = 'page' | 'focus';

const variants = {
  page: {
    leadRatio: 'var(--lead-ratio, 4 / 3)',
    leadSizes: '(width < 992px) 100vw, 60vw',
    column: true,
  },
  focus: { leadRatio: '21 / 9', leadSizes: '100vw' },
} satisfies Record<ServiceDetailsVariant, object>;

type Props = {
  variant: ServiceDetailsVariant;
  service: Service;
  contact?: Contact;
  /** The first action; beside it stands a link to the contact form about this service. */
  quoteLink: QuoteLink;
  /** Of its pictures, those on the bright ground of products. */
  isBright?: (picture: { src: string }) => boolean;
};

export function ServiceDetails({ variant, service, contact, quoteLink, isBright }: Props) {
  const { title, summary, html, facts, station } = service;
  const words = siteWords();
  const { common, company } = words;
  const documents = documentsOfService(service, words);
  const pictures = servicePictures(service);
  const focus = variant === 'focus';
  return (
    <Section aria-label={title} data-heat={heatOf(station?.temperature)}>
      <JsonLd thing={structured(service, documents)} />
      <article className={styles[variant]}>
        {pictures.length > 0 && (
          <div className={styles.gallery}>
            <ServiceGallery
              title={title}
              pictures={pictures}
              isBright={isBright}
              {...variants[variant]}
            />
          </div>
        )}
        <div className={styles.summary}>
          <h2 className={styles.title}>
            <WholeWords>{summary ?? title}</WholeWords>
          </h2>
          {!focus && facts.length > 0 && (
            <FactTable caption={company.figuresAndLimits} facts={facts} />
          )}
          {documents.length > 0 && (
            <DocumentTable documents={documents} caption={common.documents} />
          )}
          <Buttons>
            {quoteLink.takesDrawings && (
              <ButtonLink href={quoteLink.href}>{quoteLink.name}</ButtonLink>
            )}
            <AskLink
              about={`service:${service.id}`}
              variant={quoteLink.takesDrawings ? 'outline' : 'solid'}
            >
              {common.contactUs}
            </AskLink>
            {focus && <ViewAll href="/service" />}
          </Buttons>
          <ContactPerson contact={contact} />
        </div>
        {focus && facts.length > 0 && <Figures facts={facts} />}
        {html && (
          <div className={styles.text}>
            <RichText html={html} lang={service.langs?.html} />
          </div>
        )}
      </article>
    </Section>
  );
}
