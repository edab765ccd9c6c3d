'use client';

import { lazy, Suspense, useState } from 'react';
import type { LightboxSlide } from './slides';

const LightboxView = lazy(() => import('./lightbox-view-client'));

type Props = {
  slides: LightboxSlide[];
  open: boolean;
  /** The picture it starts with; a new one moves it there. */
  index: number;
  onClose: () => void;
  label?: string;
};

/** One picture at a time over the whole screen; the library behind it comes with the first opening. */
export function Lightbox({ open, ...rest }: Props) {
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <LightboxView open={open} {...rest} />
    </Suspense>
  );
}
