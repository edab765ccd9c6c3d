import { Carousel } from '@/components/ui/carousel/carousel';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { HomeSections, Quotation } from '@/lib/content/sections';
import { siteWords } from '@/lib/content/site-words';
import styles from './testimonial.module.css';

const settings = {
  perView: { 0: 1 },
  gap: 30,
  speed: 500,
  autoplay: 5000,
  loop: true,
  draggable: false,
  stopOnInteraction: true,
} as const;

export function Testimonial({ testimonial }: { testimonial: HomeSections['testimonial'] }) {
  const { heading = siteWords().company.testimonial, subtitle, quotations } = testimonial;
  if (quotations.length === 0) return null;
  return (
    <Section tone="dark">
      <div className={styles.layout}>
        <SectionHeading title={heading} text={subtitle} />
        <Carousel label={heading} settings={settings}>
          {quotations.map((quotation) => (
            <Words key={quotation.html} quotation={quotation} />
          ))}
        </Carousel>
      </div>
    </Section>
  );
}

function Words({ quotation: { html, name, role } }: { quotation: Quotation }) {
  return (
    <figure className={styles.quotation}>
      <blockquote>
        <RichText html={html} className={styles.content} />
      </blockquote>
      {name && (
        <figcaption className={styles.name}>
          <strong>{name}</strong>
          {role && siteWords().common.comma + role}
        </figcaption>
      )}
    </figure>
  );
}
