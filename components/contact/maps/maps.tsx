import { MapPreview } from '@/components/contact/map-preview/map-preview';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { siteWords } from '@/lib/content/words/site-words';
import type { Place } from '@/lib/features/company/places';
import type { Heading } from '@/lib/pages/headings';
import styles from './maps.module.css';
import { PlaceDetails } from './place-details';
import { WorksPlan } from './works-plan';

type Props = Heading & {
  places: Place[];
  /** A drawing of how to find one's way; without one each place has a sheet of its own. */
  plan?: Parameters<typeof WorksPlan>[0];
};

export function Maps({ title, text, places, plan }: Props) {
  if (places.length === 0) return null;
  return (
    <Section id="map" aria-labelledby="map-heading">
      <SectionHeading id="map-heading" title={title} text={text} />
      {plan && <WorksPlan {...plan} />}
      <ul className={styles.maps}>
        {places.map((place, index) => (
          <li key={index}>
            <MapPreview
              name={place.title}
              postalAddress={place.address}
              position={place.position}
              region={place.region}
              drawn={!plan}
            >
              <PlaceDetails place={place} />
            </MapPreview>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{siteWords().contact.mapNote}</p>
    </Section>
  );
}
