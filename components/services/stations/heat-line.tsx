import type { CSSProperties } from 'react';
import { heatOf, type Stop } from '@/lib/features/services/stations';
import './heat.css';
import styles from './heat-line.module.css';

type Props = {
  way: readonly Stop[];
  /** The one that is marked. */
  current: number;
};

/** The way of a part to scale, in the colours of its steel, with a mark at each stop. */
export function HeatLine({ way, current }: Props) {
  return (
    <div className={styles.line} aria-hidden="true">
      {way.map(({ number, station }, index) => (
        <span
          key={number}
          className={styles.stretch}
          data-heat={heatOf(station.temperature)}
          data-current={number === current || undefined}
          style={stretch(way, index)}
        />
      ))}
    </div>
  );
}

/** From one stop to the next: its length, and the colours into which its own runs. */
export function stretch(way: readonly Stop[], index: number): CSSProperties {
  const [from, to] = [way[index]!.station, way[index + 1]?.station];
  const [then, next] = [heatOf(from.secondTemperature), heatOf(to?.temperature)];
  return {
    '--metres': to ? to.distance - from.distance : 0,
    ...(then && { '--then-heat': `var(--heat-line-${then})` }),
    ...(next && { '--next-heat': `var(--heat-line-${next})` }),
  } as CSSProperties;
}
