import { Photo } from '@/components/ui/photo/photo';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { pictureOf } from '@/lib/content/schemas/pictures';
import type { Contents } from '@/lib/content/schemas/page-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './why-choose-us.module.css';

type Props = {
  heading?: Partial<Pick<Contents, 'title' | 'subtitle' | 'text'>>;
  reasons: Partial<Pick<Contents, 'title' | 'text' | 'image' | 'alt'>>[];
};

export function WhyChooseUs({ heading, reasons }: Props) {
  if (reasons.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby="why-choose-us">
      <SectionHeading
        id="why-choose-us"
        title={heading?.title ?? siteWords().company.whyChooseUs}
        text={heading?.subtitle ?? heading?.text}
      />
      <ul className={styles.reasons}>
        {reasons.map(({ title, text, ...picture }, index) => (
          <Reveal as="li" key={title ?? index} delay={index + 1} className={styles.reason}>
            <Photo
              className={styles.picture}
              picture={pictureOf(picture)}
              title={title}
              sizes="(width < 575px) 40vw, (width < 992px) 50vw, 36vw"
            />
            <div className={styles.content}>
              {title && <h3 className={styles.title}>{title}</h3>}
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
