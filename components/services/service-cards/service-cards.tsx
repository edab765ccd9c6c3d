import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import type { Service } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { pageLinks, type PageOf } from '@/lib/pages/paging';
import { serviceList } from '@/lib/features/seo/item-lists';
import { ServiceCard } from './service-card';
import styles from './service-cards.module.css';

/** cards: large cards with pagination; compact: one line per service and a link to the rest. */
type ServiceCardsVariant = 'cards' | 'compact';

const variants = {
  cards: { cardVariant: 'card', list: styles.cards, sizes: '(width < 768px) 100vw, 50vw' },
  compact: { cardVariant: 'row', list: styles.rows, sizes: '(width < 768px) 12rem, 18rem' },
} as const satisfies Record<ServiceCardsVariant, object>;

/** Rows of two and of three by turns leave no gap. */
const isFull = (count: number) => count % 5 === 0 || count % 5 === 2;

type Props = {
  variant: ServiceCardsVariant;
  title: string;
  text?: string;
  page: PageOf<Service>;
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
};

export function ServiceCards({ variant, title, text, page, titledBy }: Props) {
  const { cardVariant, list, sizes } = variants[variant];
  return (
    <Section aria-labelledby={titledBy ?? 'services-heading'}>
      <JsonLd thing={serviceList(page)} />
      {!titledBy && <SectionHeading id="services-heading" title={title} text={text} />}
      <ul className={list} data-full={isFull(page.items.length) || undefined}>
        {page.items.map((service, index) => (
          <li key={service.id}>
            <ServiceCard
              service={service}
              variant={cardVariant}
              sizes={sizes}
              number={variant === 'cards' ? page.from + index : undefined}
            />
          </li>
        ))}
      </ul>
      {page.pages > 1 && (
        <div className={styles.pages}>
          {variant === 'cards' ? (
            <Pagination
              label={siteWords().company.pagesOfServices}
              pages={pageLinks('/service', page)}
            />
          ) : (
            <ViewAll href="/service" />
          )}
        </div>
      )}
    </Section>
  );
}
