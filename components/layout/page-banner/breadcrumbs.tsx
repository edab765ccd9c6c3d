import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/words/site-words';
import type { Breadcrumb } from '@/lib/pages/page';
import styles from './breadcrumbs.module.css';

type Props = {
  steps: Breadcrumb[];
  /** The page itself, the last step. */
  children: ReactNode;
};

export function Breadcrumbs({ steps, children }: Props) {
  return (
    <nav aria-label={siteWords().layout.breadcrumb}>
      <ol className={styles.breadcrumbs}>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{children}</li>
      </ol>
    </nav>
  );
}
