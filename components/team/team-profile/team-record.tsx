import { Section } from '@/components/ui/section/section';
import { SkillBars } from '@/components/ui/skill-bars/skill-bars';
import type { TeamMember } from '@/lib/content/schemas/people-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './team-record.module.css';

type Props = Pick<TeamMember, 'skills' | 'education'>;

export function TeamRecord({ skills, education }: Props) {
  const { company } = siteWords();
  return (
    <Section tone="dark" aria-label={company.skillsAndEducation}>
      <div className={styles.record}>
        {skills.length > 0 && (
          <div>
            <h2 className={styles.heading}>{company.skills}</h2>
            <SkillBars items={skills} className={styles.skills} />
          </div>
        )}
        {education.length > 0 && (
          <div>
            <h2 className={styles.heading}>{company.education}</h2>
            <ol className={styles.stations}>
              {education.map(({ years, title, place, text, lang }) => (
                <li key={title} className={styles.station} {...markedAs(lang)}>
                  {years && <p className={styles.years}>{years}</p>}
                  <div>
                    <h3 className={styles.title}>{title}</h3>
                    {place && <p className={styles.place}>{place}</p>}
                    {text && <p className={styles.text}>{text}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Section>
  );
}
