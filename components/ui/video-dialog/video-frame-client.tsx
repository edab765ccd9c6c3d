'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { playerUrl } from './video-site';
import styles from './video-dialog.module.css';

type Props = {
  videoId: string;
  title: string;
  /** For browsers without scripts. */
  children: ReactNode;
};

/** The player exists only while its dialog is open: closing it stops the sound. */
export function VideoFrame({ videoId, title, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((changed: () => void) => {
    const dialog = place.current?.closest('dialog');
    if (!dialog) return () => undefined;
    const observer = new MutationObserver(changed);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  const open = useSyncExternalStore(
    subscribe,
    () => place.current?.closest('dialog')?.open ?? false,
    () => undefined,
  );

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    // Fallback for browsers without `closedby`.
    const closeOutside = ({ target }: Event) => target === dialog && dialog?.close();
    dialog?.addEventListener('click', closeOutside);
    return () => dialog?.removeEventListener('click', closeOutside);
  }, []);

  return (
    <div ref={place} className={styles.frame}>
      {open ? (
        <iframe
          className={styles.player}
          src={playerUrl(videoId)}
          title={title}
          allow="encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        children
      )}
    </div>
  );
}
