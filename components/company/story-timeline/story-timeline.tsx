import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Photo } from '@/components/ui/photo/photo';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { StoryEntry } from '@/lib/content/schemas/sections';
import type { Heading } from '@/lib/pages/headings';
import styles from './story-timeline.module.css';

type Props = {
  heading: Heading;
  entries: StoryEntry[];
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
};

/** The company's story, oldest entry first. */
export function StoryTimeline({ heading, entries, titledBy }: Props) {
  if (entries.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby={titledBy ?? 'story-heading'}>
      {!titledBy && <SectionHeading id="story-heading" {...heading} />}
      <ol className={styles.entries}>
        {entries.map(({ year, title, text, picture }, index) => (
          <Reveal as="li" key={title} className={styles.entry}>
            <div>
              {year && <p className={styles.year}>{year}</p>}
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.text}>{text}</p>}
            </div>
            {picture && (
              <Photo
                picture={picture}
                title={title}
                ratio="3 / 2"
                sizes="(width < 768px) 100vw, 50vw"
                className={styles.picture}
              />
            )}
            {/* Below the banner that names it, the first begins on the first screen. */}
            {titledBy && index === 0 && <PaintTogether id="first-entry-end" />}
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
