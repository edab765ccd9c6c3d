import { Link } from '@/components/ui/link/link-client';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { StationLabel } from '@/components/services/stations/station-label';
import type { Service } from '@/lib/content/schemas';
import { servicePath } from '@/lib/pages/routes/paths';
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
};

const factsShown = { card: 2, tile: 0, row: 3 };

export function ServiceCard({ service, variant, sizes }: Props) {
  const { title, summary, facts, station } = service;
  const href = servicePath(service);
  const pictures = servicePictures(service);
  const shown = facts.slice(0, factsShown[variant]);
  return (
    <article className={styles[variant]}>
      {variant === 'tile' ? (
        <ServicePicture title={title} href={href} picture={pictures[0]} sizes={sizes} />
      ) : (
        <ServiceSlider title={title} href={href} pictures={pictures} sizes={sizes} />
      )}
      <div className={styles.content}>
        {station && <StationLabel station={station} lead={station.name} />}
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
          {shown.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
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
