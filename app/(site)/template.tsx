import { ViewTransition, type ReactNode } from 'react';

/**
 * Pages that change without a full load cross-fade, too; what only comes late on a page does not begin
 * a transition, which would hand the focus back to where it was. Folders whose pages differ in a part of
 * their address alone have this file again. Back and forward are the browser's own.
 */
export default function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition update="none">{children}</ViewTransition>;
}
