'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { CountUpProps } from 'react-countup';
import { formatNumber, type Formats } from '@/words/formats';
import { whenInView } from '../reveal/when-in-view';
import styles from './counter.module.css';

const DURATION = 2;

type Props = { start: number; end: number; decimals: number; formats: Formats };

/** Animates over the static number, then removes itself. */
export function CountUpOnSight({ start, end, decimals, formats }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [CountUp, setCountUp] = useState<ComponentType<CountUpProps>>();

  useEffect(() => {
    const element = place.current?.parentElement;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return whenInView(element, async () => {
      const counter = await import('react-countup');
      setCountUp(() => counter.default);
    });
  }, []);

  return (
    <span ref={place} className={CountUp && styles.running} aria-hidden="true">
      {CountUp && (
        <CountUp
          start={start}
          end={end}
          duration={DURATION}
          decimals={decimals}
          formattingFn={(value) => formatNumber(value, decimals, formats)}
          onEnd={() => setCountUp(undefined)}
        />
      )}
    </span>
  );
}
