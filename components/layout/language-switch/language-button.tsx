import clsx from 'clsx';
import { ChevronDown } from '@/components/ui/icons/icons';
import { siteWords } from '@/lib/content/words/site-words';
import shared from '@/components/ui/shared/shared.module.css';

/** Of the list, which each page brings. */
export const LANGUAGES_ID = 'languages';

type Props = {
  /** The name of the one that the page is in. */
  language: string;
  className?: string;
};

/** Opens the list of languages, without scripts, too. */
export const LanguageButton = ({ language, className }: Props) => (
  <button
    type="button"
    className={clsx(shared.plain, 'language-button', className)}
    popoverTarget={LANGUAGES_ID}
    // Shown by the styles of the list: screens that stand in for a page bring none.
    hidden
    data-screen-only
  >
    <span className={shared.visuallyHidden}>{siteWords().downloads.language}: </span>
    {language}
    <ChevronDown size={16} aria-hidden="true" />
  </button>
);
