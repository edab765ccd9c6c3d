'use client';

import { Map as MapIcon } from '@/components/ui/icons/icons';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { mapEmbedUrl } from './map-site';
import styles from './map-preview.module.css';

type Props = {
  /** A postal address or coordinates. */
  place: string;
  title: string;
  /** The map page for browsers without scripts. */
  href: string;
  /** Shown until the visitor asks for the map. */
  children: ReactNode;
};

/** Contacts the map provider only after a click on "Show map". */
export function MapFrame({ place, title, href, children }: Props) {
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
        src={mapEmbedUrl(place)}
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
        href={href}
        rel="noopener"
        prefetch={false}
        size="small"
        variant="solid"
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
