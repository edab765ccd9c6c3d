'use client';

import { Search } from '@/components/ui/icons/header-icons';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { SearchForm, searchField } from '@/components/search/search-form/search-form';
import { Link } from '@/components/ui/link/link-client';
import { useHideOnRouteChange } from '@/components/ui/use-hide-on-route-change';
import type { Suggestion } from '@/lib/features/search/suggestion';
import { plural } from '@/words/format';
import type { Plural } from '@/words/messages';
import type { Language } from '@/words/languages';
import styles from './header-search.module.css';
import { useSuggestions } from './use-suggestions';
import { useAddress } from '@/components/ui/link/use-address';

const PANEL_ID = 'site-search';

type Props = {
  words: {
    /** Of the button that opens the field, and of the one that sends it. */
    search: string;
    label: string;
    placeholder: string;
    suggestions: Plural<'count'>;
    kinds: Readonly<Record<Suggestion['kind'], string>>;
  };
  /** Of the words. */
  language: Language;
  /** Of the page, on a site in several languages. */
  locale?: string;
};

/** A button in the header that opens the search field; while somebody types, it suggests pages. */
export function HeaderSearchPanel({ words, language, locale }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const addressOf = useAddress();
  const { suggestions, suggest } = useSuggestions(locale);
  useHideOnRouteChange(panel);
  return (
    <div className={styles.search} data-screen-only>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={PANEL_ID}
        aria-label={words.search}
      >
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        className={styles.panel}
        onKeyDown={moveWithArrows}
      >
        <SearchForm action={addressOf('/search')} submit={words.search}>
          {/* In a popover it takes the focus when that opens. */}
          <input
            {...searchField(words)}
            autoFocus
            onChange={(event) => suggest(event.currentTarget.value)}
          />
        </SearchForm>
        <p role="status" className={styles.status}>
          {suggestions.length > 0 &&
            plural(language, words.suggestions, { count: suggestions.length })}
        </p>
        {suggestions.length > 0 && (
          <ul className={styles.list}>
            {suggestions.map(({ kind, title, href, passage }) => (
              <li key={href}>
                <Suggested kind={kind} href={href} className={styles.suggestion}>
                  {title} <small>{words.kinds[kind]}</small>
                  {passage && (
                    <span className={styles.passage}>
                      {passage.map(({ text, found }, index) =>
                        found ? <mark key={index}>{text}</mark> : text,
                      )}
                    </span>
                  )}
                </Suggested>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A document is no page that the router could show. */
function Suggested({
  kind,
  ...link
}: Pick<Suggestion, 'kind' | 'href'> & { className?: string; children: ReactNode }) {
  const addressOf = useAddress();
  return kind === 'document' ? <a {...link} href={addressOf(link.href)} /> : <Link {...link} />;
}

/** Up and down between the field and the suggestions. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
