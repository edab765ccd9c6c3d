import { MapDrawing } from './map-drawing';
import { MapFrame } from './map-frame-client';
import { mapUrl } from './map-site';
import styles from './map-preview.module.css';

type Props = { name: string; postalAddress: string };

/** A drawn map that "Show map" replaces with the real one. */
export function MapPreview({ name, postalAddress }: Props) {
  return (
    <figure className={styles.preview}>
      <MapFrame postalAddress={postalAddress} title={`Map: ${name}`} href={mapUrl(postalAddress)}>
        <MapDrawing seed={postalAddress} />
      </MapFrame>
      <figcaption className={styles.caption}>
        <h3 className={styles.name}>{name}</h3>
        <address>{postalAddress}</address>
      </figcaption>
    </figure>
  );
}
