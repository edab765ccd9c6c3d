import { ViewTransition, type ReactNode } from 'react';

/** From one layout to another, as between the homes, the page cross-fades as a whole. */
export default function LayoutTransition({ children }: { children: ReactNode }) {
  return <ViewTransition update="none">{children}</ViewTransition>;
}
