import { MapPreview } from '@/components/contact/map-preview/map-preview';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { officesOf } from '@/lib/content/offices';
import type { SiteSettings } from '@/lib/content/schemas';
import type { Heading } from '@/lib/pages/headings';
import styles from './maps.module.css';

type Props = Heading & { settings?: Pick<SiteSettings, 'offices' | 'address'> };

export function Maps({ title, text, settings }: Props) {
  return (
    <Section id="map" aria-labelledby="map-heading">
      <SectionHeading id="map-heading" title={title} text={text} />
      <ul className={styles.maps}>
        {officesOf(settings).map((office) => (
          <li key={office.name}>
            <MapPreview name={office.name} postalAddress={office.address} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
