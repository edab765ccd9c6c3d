import { Carousel } from '@/components/ui/carousel/carousel';
import { Quotation } from '@/components/ui/quotation/quotation';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { HomeSections } from '@/lib/content/schemas/sections';
import { siteWords } from '@/lib/content/words/site-words';
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
            <Quotation key={quotation.html} quotation={quotation} />
          ))}
        </Carousel>
      </div>
    </Section>
  );
}
