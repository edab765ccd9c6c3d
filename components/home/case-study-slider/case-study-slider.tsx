import { Carousel } from '@/components/ui/carousel/carousel';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { GalleryItem } from '@/lib/content/schemas/schemas';
import type { Heading } from '@/lib/pages/headings';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './case-study-slider.module.css';

const settings = {
  perView: { 0: 1 },
  gap: 30,
  speed: 800,
  autoplay: 5000,
  loop: true,
} as const;

type Props = Heading & { caseStudies: GalleryItem[] };

export function CaseStudySlider({ title, text, caseStudies }: Props) {
  if (caseStudies.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={title} text={text} />
      <Carousel label={title} settings={settings}>
        {caseStudies.map((caseStudy, index) => (
          <CaseStudy key={index} caseStudy={caseStudy} />
        ))}
      </Carousel>
    </Section>
  );
}

function CaseStudy({ caseStudy: { title, text, picture } }: { caseStudy: GalleryItem }) {
  return (
    <article className={styles.slide}>
      <Photo picture={picture} title={title} ratio="16 / 10" sizes="(width < 992px) 100vw, 60vw" />
      {(title || text) && (
        <div className={styles.content}>
          {title && <h3 className={styles.title}>{title}</h3>}
          {text && (
            <p className={styles.text}>
              <WholeWords>{text}</WholeWords>
            </p>
          )}
        </div>
      )}
    </article>
  );
}
