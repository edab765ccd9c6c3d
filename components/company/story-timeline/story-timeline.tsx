import { Photo } from '@/components/ui/photo/photo';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { StoryEntry } from '@/lib/content/sections';
import type { Heading } from '@/lib/pages/headings';
import styles from './story-timeline.module.css';

type Props = { heading: Heading; entries: StoryEntry[] };

/** The company's story, oldest entry first. */
export function StoryTimeline({ heading, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby="story-heading">
      <SectionHeading id="story-heading" {...heading} />
      <ol className={styles.entries}>
        {entries.map(({ year, title, text, picture }, index) => (
          <Reveal as="li" key={title} delay={index + 1} className={styles.entry}>
            {year && <p className={styles.year}>{year}</p>}
            {picture && (
              <Photo
                picture={picture}
                title={title}
                ratio="4 / 3"
                sizes="(width < 768px) 100vw, 33vw"
                className={styles.picture}
              />
            )}
            <h3 className={styles.title}>{title}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
