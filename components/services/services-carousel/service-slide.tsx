import { MapPin } from '@/components/ui/icons/icons';
import { CardLink } from '@/components/ui/card-link/card-link';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { StationPlace } from '@/components/services/stations/station-place';
import { siteWords } from '@/lib/content/words/site-words';
import type { ServiceSummary, Station } from '@/lib/content/schemas/schemas';
import { heatOf } from '@/lib/features/services/stations';
import { fill } from '@/words/format';
import styles from './service-slide.module.css';

type Props = { service: ServiceSummary & { station?: Station }; href: string; number: number };

/** The pin beside the name links to the map. */
export function ServiceSlide({ service, href, number }: Props) {
  const { title, picture, station } = service;
  return (
    <article className={styles.card} data-heat={heatOf(station?.temperature)}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          picture={picture}
          title={title}
          sizes="28rem" // 250 px high
        />
      </div>
      {station && <StationPlace station={station} number={number} />}
      <div className={styles.footer}>
        <div>
          <h3 className={styles.title}>
            <CardLink href={href}>{station?.name ?? title}</CardLink>
          </h3>
          {station?.name && (
            <p className={styles.service}>
              <WholeWords>{title}</WholeWords>
            </p>
          )}
        </div>
        <Link
          href="/contact#map"
          className={styles.pin}
          aria-label={fill(siteWords().company.whereToFind, { name: title })}
        >
          <MapPin size={20} aria-hidden="true" />
        </Link>
      </div>
    </article>
  );
}
