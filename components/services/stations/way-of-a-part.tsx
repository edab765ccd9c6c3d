import { CardLink } from '@/components/ui/card-link/card-link';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { Service } from '@/lib/content/schemas/schemas';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { distanceText, temperatureText } from '@/lib/features/services/station-figures';
import { heatOf, wayOfAPart, type Stop } from '@/lib/features/services/stations';
import type { Heading } from '@/lib/pages/headings';
import { servicePath } from '@/lib/pages/routes/paths';
import { stretch } from './heat-line';
import './heat.css';
import styles from './way-of-a-part.module.css';

type Props = Heading & { services: readonly Service[] };

/** Every station that a part passes, first to last, along a line in the colours of its steel. */
export function WayOfAPart({ title, text, services }: Props) {
  const way = wayOfAPart(services);
  if (way.length === 0) return null;
  return (
    <Section aria-labelledby="stations-heading">
      <SectionHeading id="stations-heading" title={title} text={text} />
      <ol className={styles.way}>
        {way.map((stop, index) => (
          <li
            key={stop.number}
            className={styles.stop}
            data-heat={heatOf(stop.station.temperature)}
            style={stretch(way, index)}
          >
            <StopText stop={stop} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StopText({ stop: { service, station } }: { stop: Stop }) {
  const { company } = siteWords();
  const formats = siteFormats();
  const temperature = temperatureText(station, company, formats);
  return (
    <>
      <p>
        <span className={styles.distance}>{distanceText(station, company, formats)}</span>{' '}
        {temperature && <span className={styles.temperature}>{temperature}</span>}
      </p>
      <div>
        <h3 className={styles.name}>
          <CardLink href={servicePath(service)}>{station.name ?? service.title}</CardLink>
        </h3>
        {station.trace && <p className={styles.trace}>{station.trace}</p>}
      </div>
    </>
  );
}
