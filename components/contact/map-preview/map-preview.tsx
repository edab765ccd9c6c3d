import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import { MapDrawing } from './map-drawing';
import { MapFrame } from './map-frame-client';
import { mapUrl } from './map-site';
import styles from './map-preview.module.css';

type Props = {
  name: string;
  postalAddress: string;
  /** Where the address alone would lead astray. */
  position?: { latitude: number; longitude: number };
  /** Above the name. */
  region?: string;
  /** Whether a drawn sheet stands where the map will be; else there is nothing but the button. */
  drawn?: boolean;
  /** Below the address. */
  children?: ReactNode;
};

/** A place, and the map of it that "Show map" brings. */
export function MapPreview({
  name,
  postalAddress,
  position,
  region,
  drawn = true,
  children,
}: Props) {
  const { map, showMap, showMapOf } = siteWords().contact;
  const place = position ? `${position.latitude},${position.longitude}` : postalAddress;
  const frame = (
    <MapFrame
      words={{
        map: fill(map, { place: name }),
        show: showMap,
        showThis: fill(showMapOf, { place: name }),
      }}
      place={place}
      href={mapUrl(place)}
    >
      {drawn && <MapDrawing position={position} />}
    </MapFrame>
  );
  return (
    <figure className={clsx(styles.preview, !drawn && styles.plain)}>
      {drawn && frame}
      <figcaption className={styles.caption}>
        {region && <p className={styles.region}>{region}</p>}
        <h3 className={styles.name}>{name}</h3>
        <address>{postalAddress}</address>
        {children}
      </figcaption>
      {!drawn && frame}
    </figure>
  );
}
