import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { QuoteLinks } from '@/components/ui/quote-links/quote-links';
import type { Project } from '@/lib/content/schemas/company-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import styles from './project-story.module.css';

type Props = {
  project: Project;
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
  quoteLink: QuoteLink;
};

export function ProjectStory({ project, titledBy, quoteLink }: Props) {
  const { company } = siteWords();
  const { title = company.projectTitle, text, picture, facts } = project;
  return (
    <Section aria-labelledby={titledBy ?? 'project-heading'}>
      <div className={styles.project}>
        <Photo
          picture={picture}
          title={title}
          ratio="5 / 4"
          focus="50% 40%"
          sizes="(width < 992px) 100vw, 60vw"
          quality={75}
          priority={titledBy !== undefined}
        />
        <div className={styles.content}>
          {!titledBy && (
            <h2 id="project-heading" className={styles.title}>
              {title}
            </h2>
          )}
          {text && <p className={styles.text}>{text}</p>}
          {facts.length > 0 && <FactTable caption={company.projectFigures} facts={facts} />}
          <QuoteLinks quoteLink={quoteLink} />
        </div>
      </div>
    </Section>
  );
}
