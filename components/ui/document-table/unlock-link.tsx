import { LockKeyhole } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import styles from './unlock-link.module.css';

/** To the code that opens a document. @param name for those who hear a list of links */
export function UnlockLink({ href, name }: { href: string; name?: string }) {
  const { downloads } = siteWords();
  return (
    <Link
      href={href}
      rel="nofollow"
      className={styles.locked}
      {...(name && { 'aria-label': fill(downloads.unlockNamed, { name }) })}
    >
      <LockKeyhole size={16} strokeWidth={1.5} aria-hidden="true" />
      {downloads.unlock}
    </Link>
  );
}
