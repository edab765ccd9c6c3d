'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

/** Scroll distance in px from which the header stays in view. */
const FIXED_ABOVE = 300;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** waiting: scripts have not come yet; held: scrolled before they came, so that it is down already. */
type State = 'waiting' | 'held' | 'fixed' | 'free';

let wasFree = false;

function stateAt(scroll: number): State {
  if (scroll > FIXED_ABOVE) return wasFree ? 'fixed' : 'held';
  wasFree = true;
  return 'free';
}

type Props = { className: string; children: ReactNode };

/** Marks the header with `data-before-scripts` until scripts have come, then with `data-fixed` while it is fixed. */
export function FixedHeader({ className, children }: Props) {
  const state = useSyncExternalStore<State>(
    subscribe,
    () => stateAt(window.scrollY),
    () => 'waiting',
  );
  const isFixed = state === 'fixed' || state === 'held';
  return (
    <header
      className={className}
      data-tone="dark"
      data-before-scripts={state === 'waiting' || undefined}
      data-fixed={isFixed ? state : undefined}
    >
      {children}
    </header>
  );
}
