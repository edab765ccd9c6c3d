'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { resolveValue, toast as show, type Toast } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

/** Painted empty first: screen readers announce changes in a live region that they know already. */
export function ToastText({ toast }: { toast: Toast }) {
  const [painted, setPainted] = useState(false);
  const begin = useEffectEvent(() => {
    setPainted(true);
    const begun = { ...toast, createdAt: Date.now() };
    show(toast.message, begun);
  });
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(begin);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p className={styles.text} {...toast.ariaProps}>
      {painted && resolveValue(toast.message, toast)}
    </p>
  );
}
