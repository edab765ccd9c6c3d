import { Search } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { searchTexts as texts } from '@/lib/features/search/texts';
import styles from './search-form.module.css';

type Props = {
  /** The field, named `q`. */
  children: ReactNode;
};

/** Leads to the results, without scripts, too. */
export function SearchForm({ children }: Props) {
  return (
    <search>
      <form action="/search" className={styles.form}>
        {children}
        <button type="submit" className={styles.submit} aria-label={texts.submit}>
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}

/** Attributes of the field wherever it stands. */
export const searchField = {
  type: 'search',
  name: 'q',
  maxLength: 100,
  autoComplete: 'off',
  enterKeyHint: 'search',
  className: styles.field,
  'aria-label': texts.label,
  placeholder: texts.placeholder,
} as const;
