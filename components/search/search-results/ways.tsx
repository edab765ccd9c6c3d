import { ArrowUpRight } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/words/site-words';
import type { Page } from '@/lib/pages/page';
import styles from './search-results.module.css';

/** Where to look or ask without searching. */
export function Ways({ leadsTo }: Pick<Page, 'leadsTo'>) {
  const { common } = siteWords();
  const ways = [
    { path: '/shop', name: common.products },
    { path: '/service', name: common.services },
    { path: '/faq', name: common.questionsAndAnswers },
    { path: '/contact', name: common.contactUs },
  ] as const;
  return (
    <ul className={styles.ways}>
      {ways
        .filter(({ path }) => leadsTo(path))
        .map(({ path, name }) => (
          <li key={path}>
            <Link href={path}>
              {name}
              <ArrowUpRight size={16} strokeWidth={1.5} aria-hidden="true" />
            </Link>
          </li>
        ))}
    </ul>
  );
}
