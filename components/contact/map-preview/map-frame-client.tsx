'use client';

import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { mapFrame } from './map-site';
import styles from './map-preview.module.css';

type Props = {
  address: string;
  title: string;
  /** Where 'Show map' leads without scripts. */
  link: string;
  /** Stands there until the visitor asks. */
  children: ReactNode;
};

/** The map site hears of the visitor only after a press on 'Show map'. */
export function MapFrame({ address, title, link, children }: Props) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(true);
  };

  if (shown) {
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        src={mapFrame(address)}
        title={title}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.frame}>
      {children}
      <ButtonLink
        href={link}
        rel="noopener"
        prefetch={false}
        size="small"
        look="solid"
        className={styles.showButton}
        onClick={show}
        data-js
        aria-label={`Show map: ${title.replace(/^Map: /, '')}`}
      >
        <MapIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        Show map
      </ButtonLink>
    </div>
  );
}
