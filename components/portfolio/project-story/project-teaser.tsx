import { ButtonLink } from '@/components/ui/button/button';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import type { GalleryItem } from '@/lib/content/schemas';
import styles from './project-teaser.module.css';

type Props = {
  project: GalleryItem;
  /** Used if the project has no text. */
  summary: string;
};

export function ProjectTeaser({ project, summary }: Props) {
  const { title = 'From drawing to delivery', text = summary, picture } = project;
  return (
    <Section tone="dark" aria-labelledby="project-teaser-heading">
      <div className={styles.teaser}>
        <div className={styles.content}>
          <h2 id="project-teaser-heading" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <ButtonLink href="/portfolio-details" variant="outline">
            Follow the project
          </ButtonLink>
        </div>
        <Photo
          picture={picture}
          title={title}
          ratio="5 / 4"
          focus="50% 40%"
          sizes="(width < 992px) 100vw, 60vw"
          quality={75}
        />
      </div>
    </Section>
  );
}
