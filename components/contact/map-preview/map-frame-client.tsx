'use client';

import { Map as MapIcon } from '@/components/ui/icons/icons';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { mapEmbedUrl } from './map-site';
import styles from './map-preview.module.css';

type Props = {
  words: {
    /** The title of the frame. */
    map: string;
    show: string;
    /** With the name of the place, for screen readers. */
    showThis: string;
  };
  /** A postal address or coordinates. */
  place: string;
  /** The map page for browsers without scripts. */
  href: string;
  /** What the map takes the place of; false where the button stands alone. */
  children: ReactNode;
};

/** Contacts the map provider only after a click on "Show map". */
export function MapFrame({ words, place, href, children }: Props) {
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
        title={words.map}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  const button = (
    <ButtonLink
      href={href}
      rel="noopener"
      prefetch={false}
      size="small"
      variant={children ? 'solid' : 'outline'}
      className={children ? styles.showButton : undefined}
      onClick={show}
      data-js
      aria-label={words.showThis}
    >
      <MapIcon size={18} strokeWidth={1.5} aria-hidden="true" />
      {words.show}
    </ButtonLink>
  );
  if (!children) return <div>{button}</div>;
  return (
    <div className={styles.frame}>
      {children}
      {button}
    </div>
  );
}
