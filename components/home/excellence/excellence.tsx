import { Photo } from '@/components/ui/photo/photo';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { SkillBars } from '@/components/ui/skill-bars/skill-bars';
import type { GalleryItem } from '@/lib/content/schemas/schemas';
import type { Heading } from '@/lib/pages/headings';
import styles from './excellence.module.css';

const MAX_SHOWN = 3;

type Props = Heading & {
  items: GalleryItem[];
  skills: { label: string; percent: number; lang?: string }[];
};

export function Excellence({ title, text, items, skills }: Props) {
  if (items.length === 0 && skills.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby="excellence-heading">
      <div className={styles.head}>
        <SectionHeading
          id="excellence-heading"
          className={styles.heading}
          title={title}
          text={text}
        />
        {skills.length > 0 && <SkillBars items={skills} />}
      </div>
      {items.length > 0 && (
        <ul className={styles.pictures}>
          {items.slice(0, MAX_SHOWN).map(({ title, picture }, index) => (
            <Reveal as="li" key={index} delay={index + 1}>
              <Photo
                picture={picture}
                title={title}
                ratio="4 / 3"
                sizes="(width < 768px) 80vw, 33vw"
              />
              {title && <p className={styles.caption}>{title}</p>}
            </Reveal>
          ))}
        </ul>
      )}
    </Section>
  );
}
