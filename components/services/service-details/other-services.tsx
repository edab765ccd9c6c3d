import { ServiceCard } from '@/components/services/service-cards/service-card';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import type { Service, Station } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { Heading } from '@/lib/pages/headings';
import styles from './other-services.module.css';

type Props = Heading & {
  services: Service[];
  /** Where the service of the page stands: of the others, the first is named as the next station after it. */
  from?: Station;
};

export function OtherServices({ title, text, services, from }: Props) {
  const first = services[0];
  if (!first) return null;
  const isNext = from && first.station && first.station.distance > from.distance;
  return (
    <Section tone="surface" aria-labelledby="other-services-heading" data-screen-only>
      <SectionHeading
        tier="list"
        id="other-services-heading"
        title={title}
        text={text}
        action={<ViewAll href="/service" />}
      />
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard
              service={service}
              variant="tile"
              sizes="(width < 768px) 100vw, 33vw"
              lead={isNext && service === first ? siteWords().company.stationAfter : undefined}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
