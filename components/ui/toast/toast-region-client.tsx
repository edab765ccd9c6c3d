'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToasterRequested, onToasterRequest } from './toaster-request';

const Toaster = lazy(() => import('./toaster-client'));

export function ToastRegion() {
  const requested = useSyncExternalStore(onToasterRequest, isToasterRequested, () => false);
  if (!requested) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
