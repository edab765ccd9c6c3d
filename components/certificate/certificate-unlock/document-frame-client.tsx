'use client';

import { useEffect, useRef, type SubmitEvent } from 'react';
import { CODE_LIFETIME } from '@/contract/form-limits';
import { documentPath } from '@/lib/features/certificate/unlock-path';
import { useReady } from '@/components/ui/hydration/use-ready';
import { ButtonLink } from '@/components/ui/button/button';
import { ResetForm } from './reset-form';
import { type Formats, formatTime } from '@/words/formats';
import { fill } from '@/words/format';
import styles from './document-frame.module.css';
import type { UnlockWords } from './words';

/** A locked document other than the certificate. */
export type LockedFile = {
  key: string;
  title: string;
  /** Whether browsers show it; a model is saved. */
  isFramed: boolean;
};

type Props = {
  formats: Formats;
  words: UnlockWords;
  /** Locale of the page, where the site has several languages. */
  language?: string;
  locked?: LockedFile;
  /** When the code was requested, in ms since 1970. */
  requestedAt?: number;
  /** Moves the focus here: the document has just been unlocked. */
  focused: boolean;
  onReset: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The unlocked document. Its URL on the host never reaches the browser. */
export function DocumentFrame({
  words,
  formats,
  language,
  locked,
  requestedAt,
  focused,
  onReset,
}: Props) {
  const subject = { file: locked?.key, language };
  const path = documentPath(subject);
  const isFramed = locked?.isFramed ?? true;
  const place = useRef<HTMLDivElement>(null);
  // In the visitor's time zone, which the server does not know.
  const isReady = useReady();
  const end = isReady && requestedAt && formatTime(requestedAt + CODE_LIFETIME, formats);
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  return (
    <div ref={place} className={styles.document} tabIndex={-1}>
      {isFramed && (
        <iframe
          className={styles.frame}
          src={path}
          title={locked ? fill(words.unlockedNamed, { name: locked.title }) : words.unlocked}
        />
      )}
      <div className={styles.bar}>
        <p>{end ? fill(words.openUntil, { time: end }) : words.openForTwentyMinutes}</p>
        <div className={styles.actions}>
          <ButtonLink
            variant="text"
            href={path}
            prefetch={false}
            {...(isFramed ? { target: '_blank' } : { download: true })}
          >
            {isFramed ? words.newTab : words.save}
          </ButtonLink>
          <ResetForm subject={subject} onSubmit={onReset}>
            {words.lockAgain}
          </ResetForm>
        </div>
      </div>
    </div>
  );
}
