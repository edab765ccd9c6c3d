'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

/** Scroll distance in px from which the header stays in view. */
const FIXED_ABOVE = 300;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

type Props = { className: string; children: ReactNode };

/** Marks the header with `data-fixed` while it is fixed. */
export function FixedHeader({ className, children }: Props) {
  const fixed = useSyncExternalStore(
    subscribe,
    () => window.scrollY > FIXED_ABOVE,
    () => false,
  );
  return (
    <header className={className} data-tone="dark" data-fixed={fixed || undefined}>
      {children}
    </header>
  );
}
