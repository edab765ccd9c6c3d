import type { ReactNode } from 'react';
import { siteWords } from '@/lib/content/site-words';
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
  /** Below the address. */
  children?: ReactNode;
};

/** A drawn sheet that "Show map" replaces with the real one. */
export function MapPreview({ name, postalAddress, position, region, children }: Props) {
  const { map, showMap, showMapOf } = siteWords().contact;
  const place = position ? `${position.latitude},${position.longitude}` : postalAddress;
  return (
    <figure className={styles.preview}>
      <MapFrame
        words={{
          map: fill(map, { place: name }),
          show: showMap,
          showThis: fill(showMapOf, { place: name }),
        }}
        place={place}
        href={mapUrl(place)}
      >
        <MapDrawing position={position} />
      </MapFrame>
      <figcaption className={styles.caption}>
        {region && <p className={styles.region}>{region}</p>}
        <h3 className={styles.name}>{name}</h3>
        <address>{postalAddress}</address>
        {children}
      </figcaption>
    </figure>
  );
}
