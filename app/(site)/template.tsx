import { ViewTransition, type ReactNode } from 'react';

/**
 * Pages that change without a full load cross-fade, too. Back and forward change at once: React leaves
 * them out, since browsers restore the place on the page before a transition could begin.
 */
export default function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition>{children}</ViewTransition>;
}
