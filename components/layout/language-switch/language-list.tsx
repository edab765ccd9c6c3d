import clsx from 'clsx';
import type { ReactNode } from 'react';
import { X } from '@/components/ui/icons/icons';
import { siteWords } from '@/lib/content/words/site-words';
import type { LanguageLink } from '@/lib/features/languages/language-links';
import { LANGUAGES_ID } from './language-button';
import shared from '@/components/ui/shared/shared.module.css';
import { languageStyles } from './language-styles';

type Props = {
  /** None on a site in one language. */
  links: readonly LanguageLink[];
  /** The page. */
  children: ReactNode;
};

/**
 * A page with the list of its languages, which the buttons of the frame open: layouts know no page. Links into
 * another language are plain: the router would take them for pages of this one.
 */
export function LanguageList({ links, children }: Props) {
  if (links.length === 0) return children;
  const here = links.find(({ isCurrent }) => isCurrent)?.dir;
  return (
    <>
      {children}
      <style>{languageStyles}</style>
      <nav
        id={LANGUAGES_ID}
        popover="auto"
        aria-label={siteWords().downloads.language}
        className={clsx(shared.headerPanel, 'language-list')}
        data-tone="dark"
        data-screen-only
      >
        <ul>
          {links.map(({ name, lang, dir, href, isCurrent, offer }) => (
            <li key={href}>
              {isCurrent ? (
                <span lang={lang} aria-current="true">
                  {name}
                </span>
              ) : (
                <a
                  href={href}
                  hrefLang={lang}
                  lang={lang}
                  dir={dir === here ? undefined : (dir ?? 'ltr')}
                  data-offer={offer?.text}
                  data-close={offer?.close}
                >
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {/* `offerLanguage` says it in the language of the visitor. */}
      <div className="language-line" data-tone="dark" data-screen-only data-language-line hidden>
        <a />
        <button type="button" className={clsx(shared.iconButton, shared.plain)}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}
