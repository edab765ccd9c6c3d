import { MapDrawing } from './map-drawing';
import { MapFrame } from './map-frame-client';
import { mapPage } from './map-site';
import styles from './map-preview.module.css';

type Props = { name: string; address: string };

/** A place on a map of our own drawing; 'Show map' puts the map site's in its stead. */
export function MapPreview({ name, address }: Props) {
  return (
    <figure className={styles.preview}>
      <MapFrame address={address} title={`Map: ${name}`} link={mapPage(address)}>
        <MapDrawing seed={address} />
      </MapFrame>
      <figcaption className={styles.caption}>
        <h3 className={styles.name}>{name}</h3>
        <address>{address}</address>
      </figcaption>
    </figure>
  );
}
