'use client';

import { lazy, Suspense, useSyncExternalStore, type ComponentProps } from 'react';
import { isToasterRequested, onToasterRequest } from './toaster-request';

const Toaster = lazy(() => import('./toaster-client'));

export function ToastRegion(props: ComponentProps<typeof Toaster>) {
  const requested = useSyncExternalStore(onToasterRequest, isToasterRequested, () => false);
  if (!requested) return null;
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  );
}
