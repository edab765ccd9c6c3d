import { ServiceCard } from '@/components/services/service-cards/service-card';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import type { Service } from '@/lib/content/schemas';
import type { Heading } from '@/lib/pages/headings';
import styles from './other-services.module.css';

type Props = Heading & { services: Service[] };

export function OtherServices({ title, text, services }: Props) {
  if (services.length === 0) return null;
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
            <ServiceCard service={service} variant="tile" sizes="(width < 768px) 100vw, 33vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
