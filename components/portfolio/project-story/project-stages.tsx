import { Photo } from '@/components/ui/photo/photo';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { isDrawing } from '@/lib/media/picture-files';
import type { Project } from '@/lib/content/schemas/company-schemas';
import type { Heading } from '@/lib/pages/headings';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './project-stages.module.css';

type Props = Heading & Pick<Project, 'stages'>;

export function ProjectStages({ title: heading, text, stages }: Props) {
  if (stages.length === 0) return null;
  return (
    <Section tone="dark" aria-labelledby="stages-heading">
      <SectionHeading id="stages-heading" title={heading} text={text} />
      <ol className={styles.stages}>
        {stages.map(({ when, title, figures, text, picture, lang }, index) => (
          <Reveal
            as="li"
            key={title}
            delay={(index % 3) + 1}
            className={styles.stage}
            {...markedAs(lang)}
          >
            {picture && (
              <Photo
                picture={picture}
                title={title}
                ratio="4 / 3"
                {...(isDrawing(picture)
                  ? { fit: 'contain', className: styles.drawing }
                  : { focus: '50% 20%' })}
                sizes="(width < 575px) 100vw, (width < 992px) 50vw, 33vw"
              />
            )}
            {when && <p className={styles.when}>{when}</p>}
            <h3>{title}</h3>
            {figures && (
              <p className={styles.figures}>
                <WholeWords>{figures}</WholeWords>
              </p>
            )}
            {text && <p className={styles.text}>{text}</p>}
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
