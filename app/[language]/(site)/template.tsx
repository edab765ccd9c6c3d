import { ViewTransition, type ReactNode } from 'react';

/**
 * Cross-fades between pages on navigation. `update="none"`: late content on a page must not start a
 * transition, which would move the focus. Folders whose pages differ only in a dynamic segment
 * repeat this file.
 */
export default function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition update="none">{children}</ViewTransition>;
}
