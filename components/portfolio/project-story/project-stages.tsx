import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import styles from './project-stages.module.css';

type Props = { stages: { when: string; title: string; text: string }[] };

export function ProjectStages({ stages }: Props) {
  return (
    <Section tone="dark" aria-labelledby="stages-heading">
      <SectionHeading id="stages-heading" title="From drawing to delivery" />
      <ol className={styles.stages}>
        {stages.map(({ when, title, text }, index) => (
          <Reveal as="li" key={title} delay={(index % 3) + 1} className={styles.stage}>
            <p className={styles.when}>{when}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
