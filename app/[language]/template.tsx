import { ViewTransition, type ReactNode } from 'react';

/** Cross-fades the whole page when the layout changes, as between the homes. */
export default function LayoutTransition({ children }: { children: ReactNode }) {
  return <ViewTransition update="none">{children}</ViewTransition>;
}
