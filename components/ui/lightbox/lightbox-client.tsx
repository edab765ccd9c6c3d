'use client';

import { lazy, Suspense, useState } from 'react';
import type { LightboxProps } from './lightbox-view-client';

const LightboxView = lazy(() => import('./lightbox-view-client'));

/** One picture at a time over the whole screen; the library behind it comes with the first opening. */
export function Lightbox({ open, ...rest }: LightboxProps) {
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <LightboxView open={open} {...rest} />
    </Suspense>
  );
}
