'use client';

import { useEffect, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

/** Painted empty first: screen readers announce changes in a live region that they know already. */
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
