import type { Station } from '@/lib/content/schemas/schemas';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { distanceText, temperatureText } from '@/lib/features/services/station-figures';
import { twoDigits } from '@/lib/platform/text/two-digits';
import './heat.css';
import styles from './station-place.module.css';

/**
 * How far along the line that runs through all cards of a row, and how hot. Its colour is that of the nearest
 * element with `data-heat`; `--gap` is the space between two cards.
 */
export function StationPlace({ station, number }: { station: Station; number: number }) {
  const { company } = siteWords();
  const formats = siteFormats();
  const temperature = temperatureText(station, company, formats);
  return (
    <p className={styles.distance}>
      <span className={styles.number}>{twoDigits(number)}</span>{' '}
      {distanceText(station, company, formats)}
      {temperature && (
        <>
          {' '}
          <span className={styles.temperature}>{temperature}</span>
        </>
      )}
    </p>
  );
}
