'use client';

import { useEffect, useRef } from 'react';
import styles from './preloader.module.css';

/** How long it shows once scripts run, in ms. */
const SHOWN_FOR = 200;

/** A glowing hairline that sweeps the top edge; the page is never hidden behind it. */
export function Preloader() {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = line.current;
    if (!element) return;
    element.hidden = false;
    const timer = setTimeout(() => (element.hidden = true), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);

  return <div ref={line} hidden className={styles.line} data-preloader="" aria-hidden="true" />;
}
