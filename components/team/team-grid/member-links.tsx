import { networkNames, networkOf } from '@/components/ui/social-icon/networks';
import { SocialIcon } from '@/components/ui/social-icon/social-icon';
import styles from './member-links.module.css';

type Props = { name: string; links: string[] };

export function MemberLinks({ name, links }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map((url) => (
        <li key={url}>
          <a href={url} className={styles.link}>
            <SocialIcon url={url} label={`${networkNames[networkOf(url)]}: ${name}`} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
