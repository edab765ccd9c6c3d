import { Link } from '@/components/ui/link/link-client';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { StationLabel } from '@/components/services/stations/station-label';
import { StationPlace } from '@/components/services/stations/station-place';
import type { Service, Station } from '@/lib/content/schemas/schemas';
import { heatOf } from '@/lib/features/services/stations';
import { servicePath } from '@/lib/pages/routes/paths';
import { markedAs } from '@/lib/platform/text/writing';
import { servicePictures } from './pictures';
import styles from './service-card.module.css';
import { ServicePicture } from './service-picture';
import { ServiceSlider } from './service-slider';

type Props = {
  service: Service;
  /**
   * card: all pictures and two figures; tile: one picture, no figures; row: all pictures, text and
   * three figures on one line.
   */
  variant: keyof typeof factsShown;
  sizes: string;
  /** The place of its station on the way of a part; with it the card is one of many along a line. */
  number?: number;
  /** Before the name of the station. */
  lead?: string;
};

const factsShown = { card: 2, tile: 0, row: 3 };

export function ServiceCard({ service, variant, sizes, number, lead }: Props) {
  const { title, summary, facts, station } = service;
  const href = servicePath(service);
  const pictures = servicePictures(service);
  const shown = facts.slice(0, factsShown[variant]);
  return (
    <article className={styles[variant]} data-heat={number && heatOf(station?.temperature)}>
      {variant === 'tile' ? (
        <ServicePicture title={title} href={href} picture={pictures[0]} sizes={sizes} />
      ) : (
        <ServiceSlider title={title} href={href} pictures={pictures} sizes={sizes} />
      )}
      <div className={styles.content}>
        {station && <Where {...{ station, number, lead }} />}
        <h3 className={styles.title}>
          <Link href={href} className={styles.link}>
            <WholeWords>{title}</WholeWords>
          </Link>
        </h3>
        {summary && (
          <p className={styles.summary}>
            <WholeWords>{summary}</WholeWords>
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(({ name, value, lang }) => (
            <div key={name} className={styles.fact} {...markedAs(lang)}>
              <dt>{name}</dt>
              <dd>
                <WholeWords>{value}</WholeWords>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

type WhereProps = Pick<Props, 'number' | 'lead'> & { station: Station };

/** A mark on the line through all cards, or a line of text. */
function Where({ station, number, lead }: WhereProps) {
  const { name } = station;
  if (!number) {
    return <StationLabel station={station} lead={[lead, name].filter(Boolean).join(' · ')} />;
  }
  return (
    <>
      <StationPlace station={station} number={number} />
      {name && <p className={styles.station}>{name}</p>}
    </>
  );
}
