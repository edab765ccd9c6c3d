'use client';

import { useField } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { faultOf } from '../../../words/fault-of';
import { foundPhrases, type ShownPhrase } from './found-phrases';

type Props = {
  path: string;
  phrases: ShownPhrase[];
  /** Of the phrases. */
  language: string;
  /** Of the company, and so of its own words. */
  locale: string;
  readOnly: boolean;
};

/** So many are shown of those that are found. */
const SHOWN = 40;

/** A company looks for what it reads on its site, and sees that with its own words below it. */
export function OwnWordsForm({ path, phrases, language, locale, readOnly }: Props) {
  const { value, setValue, showError, errorMessage } = useField<Record<string, string> | null>({
    path,
  });
  const own = value ?? {};
  const [search, setSearch] = useState('');
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const searchId = useId();

  const write = (key: string, text: string) => {
    const others = Object.entries(own).filter(([each]) => each !== key);
    setValue(Object.fromEntries(text === '' ? others : [...others, [key, text]]));
  };

  const found = foundPhrases(phrases, { search, own, written });
  const known = new Set(phrases.map(({ key }) => key));
  const unknown = Object.keys(own).filter((key) => !known.has(key));

  return (
    <div className="own-words">
      {showError && errorMessage && (
        <p className="own-words-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <label htmlFor={searchId}>Find a phrase</label>
      <input
        id={searchId}
        type="search"
        dir="auto"
        value={search}
        aria-describedby={`${searchId}-hint`}
        onChange={(event) => {
          setSearch(event.target.value);
          setWritten(new Set());
        }}
      />
      <p id={`${searchId}-hint`} className="own-words-hint">
        Type a few words of the phrase, in the language of the site or in English. Leave the field
        below a phrase empty to keep it as it is.
      </p>
      {unknown.map((key) => (
        <p key={key} className="own-words-fault">
          <code>{key}</code>: {faultOf(own[key], undefined)?.sentence}{' '}
          {!readOnly && (
            <button type="button" onClick={() => write(key, '')}>
              Remove “{own[key]}”
            </button>
          )}
        </p>
      ))}
      <p role="status">{saidOf(found.length, search.trim() !== '')}</p>
      <ul>
        {found.slice(0, SHOWN).map((phrase) => (
          <OwnPhrase
            key={phrase.key}
            phrase={phrase}
            language={language}
            locale={locale}
            own={own[phrase.key]}
            readOnly={readOnly}
            onWrite={(text) => {
              setWritten(new Set(written).add(phrase.key));
              write(phrase.key, text);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

function saidOf(count: number, isSearch: boolean): string {
  if (!isSearch) {
    return count === 0 ? 'You have not changed any phrases.' : 'Phrases that you have changed:';
  }
  if (count > SHOWN) return `${count} phrases contain this; the first ${SHOWN} are shown.`;
  if (count === 0) return 'No phrase contains this.';
  return count === 1 ? '1 phrase contains this:' : `${count} phrases contain this:`;
}

type PhraseProps = Pick<Props, 'language' | 'locale' | 'readOnly'> & {
  phrase: ShownPhrase;
  own: string | undefined;
  onWrite: (text: string) => void;
};

function OwnPhrase({ phrase, language, locale, own, readOnly, onWrite }: PhraseProps) {
  const id = useId();
  const { key, text, english } = phrase;
  const fault = own === undefined ? undefined : faultOf(own, phrase);
  return (
    <li>
      <label htmlFor={id} lang={language} dir="auto">
        {text}
      </label>
      <p id={`${id}-about`} className="own-words-hint">
        {english !== text && (
          <>
            <span lang="en">{english}</span> ·{' '}
          </>
        )}
        <code>{key}</code>
      </p>
      <textarea
        id={id}
        rows={text.length > 80 ? 4 : 1}
        lang={locale}
        dir="auto"
        value={own ?? ''}
        readOnly={readOnly}
        aria-describedby={`${id}-about${fault ? ` ${id}-fault` : ''}`}
        aria-invalid={fault !== undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className="own-words-fault" role="status">
          {fault.sentence}
        </p>
      )}
    </li>
  );
}
