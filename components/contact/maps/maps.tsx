import { MapPreview } from '@/components/contact/map-preview/map-preview';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { Place } from '@/lib/features/company/places';
import type { Heading } from '@/lib/pages/headings';
import styles from './maps.module.css';
import { PlaceDetails } from './place-details';

type Props = Heading & { places: Place[] };

export function Maps({ title, text, places }: Props) {
  if (places.length === 0) return null;
  return (
    <Section id="map" aria-labelledby="map-heading">
      <SectionHeading id="map-heading" title={title} text={text} />
      <ul className={styles.maps}>
        {places.map((place, index) => (
          <li key={index}>
            <MapPreview
              name={place.title}
              postalAddress={place.address}
              position={place.position}
              region={place.region}
            >
              <PlaceDetails place={place} />
            </MapPreview>
          </li>
        ))}
      </ul>
    </Section>
  );
}
