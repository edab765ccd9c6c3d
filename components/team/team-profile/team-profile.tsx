import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Portrait } from '@/components/ui/portrait/portrait';
import { Section } from '@/components/ui/section/section';
import { MemberLinks } from '@/components/team/team-grid/member-links';
import { Photo } from '@/components/ui/photo/photo';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { TeamMember } from '@/lib/content/schemas/people-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './team-profile.module.css';

type Props = {
  member: TeamMember;
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
};

export function TeamProfile({ member, titledBy }: Props) {
  const { name, position, field, summary, picture, html, facts } = member;
  return (
    <Section aria-labelledby={titledBy ?? 'profile-heading'}>
      <div className={styles.profile}>
        {picture ? (
          <Photo
            picture={picture}
            ratio="4 / 5"
            sizes="(width < 768px) 100vw, 40vw"
            priority={titledBy !== undefined}
            className={styles.portrait}
          />
        ) : (
          <Portrait name={name} className={styles.portrait} />
        )}
        <div className={styles.content}>
          <div>
            {!titledBy && (
              <h2 id="profile-heading" className={styles.name}>
                {name}
              </h2>
            )}
            <p className={styles.position}>
              {[position, field].filter(Boolean).join(siteWords().common.comma)}
            </p>
          </div>
          {summary && <p className={styles.lead}>{summary}</p>}
          {html && <RichText html={html} lang={member.langs?.html} />}
          {facts.length > 0 && (
            <FactTable
              caption={siteWords().company.inBrief}
              facts={facts}
              className={styles.facts}
            />
          )}
          <MemberLinks member={member} />
        </div>
      </div>
    </Section>
  );
}
