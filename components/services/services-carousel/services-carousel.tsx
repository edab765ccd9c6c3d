import { Carousel } from '@/components/ui/carousel/carousel';
import '@/components/ui/carousel/centered-slides.css';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import type { Heading } from '@/lib/pages/headings';
import type { ServiceSummary, Station } from '@/lib/content/schemas/schemas';
import { ServiceSlide } from './service-slide';

const settings = {
  perView: { 0: 1.3, 575: 2, 992: 3, 1200: 4, 1440: 5 },
  gap: 30,
  speed: 1000,
  autoplay: 5000,
  loop: true,
  centered: true,
} as const;

/** More slides would only cost; the list of services has them all. */
const MAX_SHOWN = 24;

type Props = Heading & {
  services: (ServiceSummary & { station?: Station })[];
  /** Where the cards lead. */
  href?: '/service-single' | '/service';
};

export function ServicesCarousel({ title, text, services, href = '/service-single' }: Props) {
  if (services.length === 0) return null;
  return (
    <Section tone="dark" bleed>
      <SectionHeading
        title={title}
        text={text}
        action={services.length > MAX_SHOWN && <ViewAll href="/service" />}
      />
      <Carousel label={title} settings={settings}>
        {services.slice(0, MAX_SHOWN).map((service, index) => (
          <ServiceSlide key={index} service={service} number={index + 1} href={href} />
        ))}
      </Carousel>
    </Section>
  );
}
