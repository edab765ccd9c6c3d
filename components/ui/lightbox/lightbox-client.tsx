'use client';

import { lazy, Suspense, useState } from 'react';
import type { LightboxProps } from './lightbox-view-client';

const LightboxView = lazy(() => import('./lightbox-view-client'));

/** Loads the lightbox library when it is first opened. */
export function Lightbox({ open, ...rest }: LightboxProps) {
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense>
      <LightboxView open={open} {...rest} />
    </Suspense>
  );
}
