'use client';

import { useEffect, useRef, useSyncExternalStore, type SubmitEvent } from 'react';
import { CERTIFICATE_LIFETIME } from '@/lib/certificate/lifetime';
import { ButtonLink } from '@/components/ui/button/button';
import { ResetForm } from './reset-form';
import { formatTime } from '@/lib/text/formats';
import styles from './document-frame.module.css';

const DOCUMENT_PATH = '/api/certificate/document';

type Props = {
  /** When the code was requested, in ms since 1970. */
  requestedAt?: number;
  /** Moves the focus here: the document has just been unlocked. */
  focused: boolean;
  onReset: (event: SubmitEvent<HTMLFormElement>) => void;
};

const subscribe = () => () => undefined;

/** The unlocked document. Its URL on the host never reaches the browser. */
export function DocumentFrame({ requestedAt, focused, onReset }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const end = useSyncExternalStore(
    subscribe,
    () => requestedAt && formatTime(requestedAt + CERTIFICATE_LIFETIME),
    () => undefined,
  );
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  return (
    <div ref={place} className={styles.document} tabIndex={-1}>
      <iframe className={styles.frame} src={DOCUMENT_PATH} title="Unlocked certificate" />
      <div className={styles.bar}>
        <p>{end ? `Open until ${end}` : 'Open until 20 minutes after the request'}</p>
        <div className={styles.actions}>
          <ButtonLink variant="text" href={DOCUMENT_PATH} prefetch={false} target="_blank">
            Open in a new tab
          </ButtonLink>
          <ResetForm onSubmit={onReset}>Lock again</ResetForm>
        </div>
      </div>
    </div>
  );
}
