import { ArrowLeft, ArrowRight } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { distanceText } from '@/lib/features/services/station-figures';
import { heatOf, wayOfAPart, type Stop } from '@/lib/features/services/stations';
import type { Service } from '@/lib/content/schemas/schemas';
import { servicePath } from '@/lib/pages/routes/paths';
import { fill } from '@/words/format';
import { HeatLine } from './heat-line';
import { StationLabel } from './station-label';
import './heat.css';
import styles from './station-strip.module.css';

type Props = {
  /** All that the company offers. */
  services: readonly Service[];
  /** Where the page stands. */
  id: number;
};

/** Where a service stands on the way of a part, with the stations before and after it. */
export function StationStrip({ services, id }: Props) {
  const way = wayOfAPart(services);
  const at = way.findIndex(({ service }) => service.id === id);
  const stop = way[at];
  if (!stop) return null;
  const { company } = siteWords();
  const { name, trace } = stop.station;
  return (
    <nav
      className={styles.strip}
      aria-label={company.wayOfAPart}
      data-heat={heatOf(stop.station.temperature)}
    >
      <Neighbour stop={way[at - 1]} side="before" />
      <div className={styles.here}>
        <StationLabel
          station={stop.station}
          lead={fill(company.stationOf, { number: stop.number, count: way.length })}
        />
        {name && <p className={styles.name}>{name}</p>}
        {trace && <p className={styles.trace}>{trace}</p>}
      </div>
      <Neighbour stop={way[at + 1]} side="after" />
      <div className={styles.line}>
        <HeatLine way={way} current={stop.number} />
      </div>
    </nav>
  );
}

/** Its place stays where the way begins or ends. */
function Neighbour({ stop, side }: { stop: Stop | undefined; side: 'before' | 'after' }) {
  if (!stop) return <span className={styles[side]} />;
  const { company } = siteWords();
  const { service, station } = stop;
  const Arrow = side === 'before' ? ArrowLeft : ArrowRight;
  return (
    <Link
      href={servicePath(service)}
      className={styles[side]}
      data-heat={heatOf(station.temperature)}
    >
      <Arrow size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <span className={styles.direction}>
          {side === 'before' ? company.stationBefore : company.stationAfter}
        </span>{' '}
        <span className={styles.neighbour}>{station.name ?? service.title}</span>{' '}
        <span className={styles.distance}>{distanceText(station, company, siteFormats())}</span>
      </span>
    </Link>
  );
}
