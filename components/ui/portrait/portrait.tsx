import clsx from 'clsx';
import { initialsOf } from '@/lib/platform/text/initials';
import { CENTRE, HEIGHT, WIDTH } from './geometry';
import { DrawingSheet, RingSection, TurnedFace } from './patterns';
import styles from './portrait.module.css';
import { randomFrom } from './random';

const patterns = [TurnedFace, DrawingSheet, RingSection];

type Props = {
  /** Gives the initials, and seeds the drawing. */
  name: string;
  /** Text alternative where the name does not stand beside the portrait. */
  label?: string;
  /** CSS `aspect-ratio`. */
  ratio?: string;
  className?: string;
};

/** A drawn placeholder for a photograph of a person. */
export function Portrait({ name, label, ratio = '4 / 5', className }: Props) {
  const random = randomFrom(`part ${name}`);
  const Pattern = patterns[Math.floor(random() * patterns.length)]!;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx(styles.portrait, className)}
      style={{ aspectRatio: ratio }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Pattern random={random} />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={88} className={styles.bore} />
      <text x={CENTRE.x} y={CENTRE.y} dy="0.36em" className={styles.initials}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}
