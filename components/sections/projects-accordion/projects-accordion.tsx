import { Accordion } from '@/components/ui/accordion/accordion';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { Project } from '@/lib/demo-data/projects';
import styles from './projects-accordion.module.css';

/** Kinds of buildings under large numerals, one of them open. */
export function ProjectsAccordion({ projects }: { projects: Project[] }) {
  return (
    <Section aria-labelledby="projects-heading">
      <SectionHeading
        id="projects-heading"
        title="What we forge for"
        text="Four kinds of buildings, and the parts in them that must not give."
      />
      <Accordion
        name="projects"
        look="large"
        openFirst
        items={projects.map((project, index) => ({
          id: project.id,
          title: project.title,
          mark: String(index + 1).padStart(2, '0'),
          content: <ProjectDetails project={project} />,
        }))}
      />
    </Section>
  );
}

function ProjectDetails({ project: { title, text, facts, picture } }: { project: Project }) {
  return (
    <div className={styles.project}>
      <div className={styles.words}>
        <p>{text}</p>
        <FactTable caption={`${title} in figures`} facts={facts} />
      </div>
      <Photo picture={picture} ratio="3 / 2" sizes="(width < 62rem) 100vw, 50vw" />
    </div>
  );
}
