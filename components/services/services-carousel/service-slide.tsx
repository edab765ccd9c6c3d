import { MapPin } from '@/components/ui/icons/icons';
import { CardLink } from '@/components/ui/card-link/card-link';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteWords } from '@/lib/content/site-words';
import type { Station } from '@/lib/features/services/stations';
import { twoDigits } from '@/lib/platform/text/two-digits';
import { fill } from '@/words/format';
import styles from './service-slide.module.css';

type Props = { service: Station; href: string; number: number };

/** The pin beside the name links to the map. */
export function ServiceSlide({ service, href, number }: Props) {
  const { title, picture, distance, station } = service;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          picture={picture}
          title={title}
          sizes="28rem" // 250 px high
        />
      </div>
      {distance && (
        <p className={styles.distance}>
          <span>{twoDigits(number)}</span> {distance}
        </p>
      )}
      <div className={styles.footer}>
        <div>
          <h3 className={styles.title}>
            <CardLink href={href}>{station ?? title}</CardLink>
          </h3>
          {station && (
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
