'use client';

import { useEffect, useRef } from 'react';
import styles from './preloader.module.css';

/** Milliseconds. */
const SHOWN_FOR = 200;

/** A line that sweeps along the top edge; it never hides the page. */
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
