import { networkOf } from '@/components/ui/social-icon/networks';
import { SocialIcon } from '@/components/ui/social-icon/social-icon';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './social-links.module.css';

const MAX_SHOWN = 4;

/** A network without an icon is named by its host. */
const labelOf = (url: string) =>
  networkOf(url) === 'link' ? new URL(url).hostname.replace(/^www\./, '') : undefined;

export function SocialLinks({ links }: { links: { url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={siteWords().controls.socialMedia} data-screen-only>
      {links.slice(0, MAX_SHOWN).map(({ url }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer" className={styles.link}>
            <SocialIcon url={url} label={labelOf(url)} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
