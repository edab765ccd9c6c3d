import { Link } from '@/components/ui/link/link-client';
import type { Page } from '@/lib/pages/page';
import { searchTexts as texts } from '@/lib/search/texts';
import styles from './search-results.module.css';

const ways = [
  { path: '/shop', name: 'Products' },
  { path: '/service', name: 'Services' },
  { path: '/faq', name: 'Questions and answers' },
  { path: '/contact', name: 'Contact Us' },
] as const;

type Props = { query: string; leadsTo: Page['leadsTo'] };

/** Says so, and where to look or ask instead. */
export function NothingFound({ query, leadsTo }: Props) {
  return (
    <>
      <p role="status" className={styles.count}>
        {texts.nothing(query)} {texts.hint}
      </p>
      <ul className={styles.ways}>
        {ways
          .filter(({ path }) => leadsTo(path))
          .map(({ path, name }) => (
            <li key={path}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
      </ul>
    </>
  );
}
