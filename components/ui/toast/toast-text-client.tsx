'use client';

import { useEffect, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

/**
 * What a toast says. Screen readers speak what changes in a region that they know already, so it is
 * painted empty before the text comes.
 */
export function ToastText({ toast }: { toast: Toast }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p className={styles.text} {...toast.ariaProps}>
      {painted && resolveValue(toast.message, toast)}
    </p>
  );
}
