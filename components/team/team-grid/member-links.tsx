import type { ReactNode } from 'react';
import { EmailText } from '@/components/ui/email-text/email-text';
import { networkName, networkOf } from '@/components/ui/social-icon/networks';
import { SocialIcon } from '@/components/ui/social-icon/social-icon';
import { siteWords } from '@/lib/content/words/site-words';
import type { TeamMember } from '@/lib/content/schemas/people-schemas';
import { fill } from '@/words/format';
import styles from './member-links.module.css';

type Props = { member: Pick<TeamMember, 'name' | 'email' | 'phone' | 'links'> };

/** E-mail address and direct line in words, other links as icons. */
export function MemberLinks({ member: { name, email, phone, links } }: Props) {
  const { profileOf } = siteWords().controls;
  const named = (url: string, text?: ReactNode) => (
    <li key={url}>
      <a href={url} className={text ? styles.named : styles.link}>
        <SocialIcon
          url={url}
          label={fill(profileOf, { network: networkName(networkOf(url)), person: name })}
          size={18}
        />
        {text && <span>{text}</span>}
      </a>
    </li>
  );
  const reach = [email, phone].flatMap((way) =>
    way?.href ? named(way.href, <EmailText text={way.text} />) : [],
  );
  if (reach.length + links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {reach}
      {links.map((url) => named(url))}
    </ul>
  );
}
