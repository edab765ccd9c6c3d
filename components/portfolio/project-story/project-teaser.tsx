import { ButtonLink } from '@/components/ui/button/button';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import type { Project } from '@/lib/content/schemas/company-schemas';
import { isDrawing } from '@/lib/media/picture-files';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './project-teaser.module.css';

type Props = { project: Project };

export function ProjectTeaser({ project }: Props) {
  const { company, headings } = siteWords();
  const { title = headings['project-stages'].title, text, stages } = project;
  // The first stage is often the drawing: the picture of the whole project may already be the banner's.
  const picture = stages.find(({ picture }) => picture)?.picture ?? project.picture;
  return (
    <Section tone="dark" aria-labelledby="project-teaser-heading">
      <div className={styles.teaser}>
        <div className={styles.content}>
          <h2 id="project-teaser-heading" className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          <ButtonLink href="/portfolio-details" variant="outline">
            {company.followProject}
          </ButtonLink>
        </div>
        <Photo
          picture={picture}
          title={title}
          ratio="5 / 4"
          {...(picture && isDrawing(picture) && { fit: 'contain', className: styles.drawing })}
          focus="50% 40%"
          sizes="(width < 992px) 100vw, 60vw"
          quality={75}
        />
      </div>
    </Section>
  );
}
