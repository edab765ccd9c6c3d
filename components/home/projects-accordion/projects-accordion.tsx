import { ArrowRight } from '@/components/ui/icons/icons';
import { Accordion } from '@/components/ui/accordion/accordion';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { ServiceSummary } from '@/lib/content/schemas/schemas';
import type { Industry as Building } from '@/lib/content/schemas/company-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { Heading } from '@/lib/pages/headings';
import { uniqueFragments } from '@/lib/platform/text/fragment';
import { twoDigits } from '@/lib/platform/text/two-digits';
import { serviceOf } from '@/lib/features/services/service-of';
import { markedAs } from '@/lib/platform/text/writing';
import { fill } from '@/words/format';
import { words } from '@/words/words';
import styles from './projects-accordion.module.css';

type Props = Heading & {
  projects: Building[];
  /** The host's services; each project links to one of them. */
  services: ServiceSummary[];
};

export function ProjectsAccordion({ title, text, projects, services }: Props) {
  if (projects.length === 0) return null;
  const ids = uniqueFragments(projects.map((project) => project.title));
  return (
    <Section aria-labelledby="projects-heading">
      <SectionHeading id="projects-heading" title={title} text={text} />
      <Accordion
        name="projects"
        variant="large"
        openFirst
        items={projects.map((project, index) => ({
          id: ids[index]!,
          title: project.title,
          lang: project.lang,
          number: twoDigits(index + 1),
          content: (
            <ProjectDetails project={project} service={serviceOf(project, services, index)} />
          ),
        }))}
      />
    </Section>
  );
}

type DetailsProps = { project: Building; service: ServiceSummary | undefined };

function ProjectDetails({ project: { title, text, facts, picture, lang }, service }: DetailsProps) {
  const { common, company } = siteWords();
  return (
    <div className={styles.project}>
      <div className={styles.content}>
        {text && <p {...markedAs(lang)}>{text}</p>}
        {service && (
          <p className={styles.service}>
            <span className={styles.label}>{company.amongOurServices}</span>
            <Link href="/service" className={styles.link}>
              {service.title}
              <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
            </Link>
          </p>
        )}
        <FactTable
          caption={fill(lang ? words(lang).common.inFigures : common.inFigures, { name: title })}
          lang={lang}
          facts={facts}
        />
      </div>
      <Photo picture={picture} ratio="3 / 2" sizes="(width < 992px) 100vw, 50vw" />
    </div>
  );
}
