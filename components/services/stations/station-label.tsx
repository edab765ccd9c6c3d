import type { Station } from '@/lib/content/schemas/schemas';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { distanceText, temperatureText } from '@/lib/features/services/station-figures';
import { heatOf } from '@/lib/features/services/stations';
import './heat.css';
import styles from './station-label.module.css';

type Props = {
  station: Station;
  /** What the line begins with: the name of the station, or its number. */
  lead?: string;
};

/** `Station 4 of 10 · 1,230 °C · 180 m`, the temperature in the colour of the steel. */
export function StationLabel({ station, lead }: Props) {
  const { company } = siteWords();
  const formats = siteFormats();
  const temperature = temperatureText(station, company, formats);
  return (
    <p className={styles.label} data-heat={heatOf(station.temperature)}>
      {lead && `${lead} · `}
      {temperature && (
        <>
          <span className={styles.temperature}>{temperature}</span>
          {' · '}
        </>
      )}
      {distanceText(station, company, formats)}
    </p>
  );
}
