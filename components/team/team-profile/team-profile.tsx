import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Portrait } from '@/components/ui/portrait/portrait';
import { Section } from '@/components/ui/section/section';
import { MemberLinks } from '@/components/team/team-grid/member-links';
import type { TeamMemberProfile as Profile } from '@/lib/demo-data/team';
import styles from './team-profile.module.css';

type Props = Pick<Profile, 'member' | 'story' | 'facts'>;

export function TeamProfile({ member, story, facts }: Props) {
  return (
    <Section aria-labelledby="profile-heading">
      <div className={styles.profile}>
        <Portrait name={member.name} className={styles.portrait} />
        <div className={styles.content}>
          <div>
            <h2 id="profile-heading" className={styles.name}>
              {member.name}
            </h2>
            <p className={styles.position}>
              {member.position}, {member.field.toLowerCase()}
            </p>
          </div>
          <p className={styles.lead}>{member.summary}</p>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <FactTable caption="In brief" facts={facts} className={styles.facts} />
          <MemberLinks name={member.name} links={member.links} />
        </div>
      </div>
    </Section>
  );
}
