'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyOr } from '../lazy-or';
import type { LightboxProps } from './lightbox-view-client';

const LightboxView = lazyOr(() => import('./lightbox-view-client'), PictureItself);

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

/** Leads to the picture, as its link does without scripts. */
function PictureItself({ open, index, slides, onClose }: LightboxProps) {
  useEffect(() => {
    if (!open) return;
    onClose();
    window.location.assign(slides[index]!.src);
  }, [open, index, slides, onClose]);
  return null;
}
