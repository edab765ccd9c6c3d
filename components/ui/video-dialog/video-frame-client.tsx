'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { playerUrl } from './video-site';
import styles from './video-dialog.module.css';

type Props = {
  videoId: string;
  title: string;
  /** Stands in where no script runs. */
  children: ReactNode;
};

/** The player, there only while its dialog is open: closing it ends the sound. */
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
    // `closedby` does this where browsers know it.
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
