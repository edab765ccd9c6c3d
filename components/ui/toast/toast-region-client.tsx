'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToasterRequested, onToasterRequest } from './toaster-request';

const Toaster = lazy(() => import('./toaster-client'));

/** Where toasts appear; empty until the first one is asked for. */
export function ToastRegion() {
  const requested = useSyncExternalStore(onToasterRequest, isToasterRequested, () => false);
  if (!requested) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
