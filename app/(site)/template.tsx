import { ViewTransition, type ReactNode } from 'react';

/** Pages that change without a full load cross-fade, too. */
export default function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition>{children}</ViewTransition>;
}
