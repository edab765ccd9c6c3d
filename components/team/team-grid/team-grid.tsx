import { ArrowUpRight } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { Portrait } from '@/components/ui/portrait/portrait';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { TeamMember } from '@/lib/content/schemas/people-schemas';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { Invitation } from './invitation';
import { MemberLinks } from './member-links';
import styles from './team-grid.module.css';

/** cards: side by side; rows: one line each; portraits: large, two or three per row. */
export type TeamVariant = 'cards' | 'rows' | 'portraits';

type Layout = Pick<MemberProps, 'ratio' | 'sizes'> & { list: string | undefined };

const variants = {
  cards: {
    list: styles.cards,
    ratio: '4 / 5',
    sizes: '(width < 768px) 9.5rem, (width < 992px) 50vw, 33vw',
  },
  rows: { list: styles.rows, ratio: '1', sizes: '(width < 1200px) 6.5rem, 5.5rem' },
  portraits: { list: styles.portraits, ratio: '5 / 6', sizes: '(width < 768px) 100vw, 44vw' },
} satisfies Record<TeamVariant, Layout>;

type Props = {
  variant: TeamVariant;
  title: string;
  text?: string;
  members: TeamMember[];
  /** Of the company, for those who do not know whom to ask. */
  phone?: SiteSettings['phone'];
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
  /** False where the profile is hidden. */
  hasProfile?: boolean;
};

export function TeamGrid(props: Props) {
  const { variant, title, text, members, phone, titledBy, hasProfile = true } = props;
  const { list, ...picture } = variants[variant];
  const profiled = hasProfile ? members.find(({ html }) => html) : undefined;
  return (
    <Section aria-labelledby={titledBy ?? 'team-heading'}>
      {!titledBy && <SectionHeading id="team-heading" title={title} text={text} />}
      <ul className={list}>
        {members.map((member, index) => (
          <li key={index} className={styles.member}>
            <Member
              member={member}
              hasPage={member === profiled}
              priority={index === 0 && titledBy !== undefined}
              {...picture}
            />
          </li>
        ))}
        {variant === 'cards' && <Invitation phone={phone} />}
      </ul>
    </Section>
  );
}

type MemberProps = {
  member: TeamMember;
  ratio: string;
  sizes: string;
  priority: boolean;
  hasPage: boolean;
};

function Member({ member, ratio, sizes, priority, hasPage }: MemberProps) {
  const { name, position, field, summary, picture } = member;
  return (
    <>
      {picture ? (
        <Photo picture={picture} ratio={ratio} sizes={sizes} priority={priority} />
      ) : (
        <Portrait name={name} ratio={ratio} />
      )}
      <div className={styles.content}>
        <h3 className={styles.name}>
          {hasPage ? (
            <Link href="/team-details" className={styles.profile}>
              {name}
              <ArrowUpRight size="0.8em" aria-hidden="true" />
            </Link>
          ) : (
            name
          )}
        </h3>
        {field && <p className={styles.field}>{field}</p>}
        {position && <p className={styles.position}>{position}</p>}
      </div>
      {summary && <p className={styles.summary}>{summary}</p>}
      <MemberLinks member={member} />
    </>
  );
}
