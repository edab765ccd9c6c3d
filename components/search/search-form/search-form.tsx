import { Search } from '@/components/ui/icons/header-icons';
import type { ReactNode } from 'react';
import styles from './search-form.module.css';

type Props = {
  /** The address of the results. */
  action: string;
  /** The field, named `q`. */
  children: ReactNode;
  /** The name of the button, `Search`. */
  submit: string;
};

/** Leads to the results, without scripts, too. */
export function SearchForm({ action, children, submit }: Props) {
  return (
    <search>
      <form action={action} className={styles.form}>
        {children}
        <button type="submit" className={styles.submit} aria-label={submit}>
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}

/** Attributes of the field wherever it stands. */
export const searchField = ({ label, placeholder }: { label: string; placeholder: string }) => ({
  type: 'search',
  name: 'q',
  maxLength: 100,
  autoComplete: 'off',
  enterKeyHint: 'search' as const,
  className: styles.field,
  'aria-label': label,
  placeholder,
});
