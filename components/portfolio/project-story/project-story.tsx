import { ButtonLink } from '@/components/ui/button/button';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import type { Fact } from '@/lib/content/fields';
import type { GalleryItem } from '@/lib/content/schemas';
import styles from './project-story.module.css';

type Props = {
  project: GalleryItem;
  /** Used if the project has no text. */
  summary: string;
  facts: Fact[];
};

export function ProjectStory({ project, summary, facts }: Props) {
  const { title = 'A project in detail', text = summary, picture } = project;
  return (
    <Section aria-labelledby="project-heading">
      <div className={styles.project}>
        <Photo
          picture={picture}
          title={title}
          ratio="5 / 4"
          focus="50% 40%"
          sizes="(width < 992px) 100vw, 60vw"
          quality={75}
        />
        <div className={styles.content}>
          <h2 id="project-heading" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <FactTable caption="The project in figures" facts={facts} />
          <div>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
