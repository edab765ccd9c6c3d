import { MapPreview } from '@/components/features/map-preview/map-preview';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { SiteSettings } from '@/lib/content/schemas';
import styles from './maps.module.css';

/** The first office is the office, the second the manufacturing unit, whatever the host calls them. */
const names = ['Office', 'Manufacturing unit'];

type Props = { settings?: Pick<SiteSettings, 'offices' | 'address'> };

/** Where the company sits: two maps that are drawn until the visitor asks for the real ones. */
export function Maps({ settings }: Props) {
  const { offices = [], address } = settings ?? {};
  const places = (offices.length > 0 ? offices : address ? [{ address }] : []).slice(0, 2);
  return (
    <Section id="map" aria-labelledby="map-heading">
      <SectionHeading
        id="map-heading"
        title="Where to find us"
        text="The maps come from Google Maps and load only when you ask for them."
      />
      <ul className={styles.maps}>
        {places.map((place, index) => (
          <li key={place.address}>
            <MapPreview name={names[index] ?? 'Office'} address={place.address} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
