'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';

/** Closes an open popover when the visitor gets to another page without a full load. */
export function useHideOnRouteChange(popover: RefObject<HTMLElement | null>) {
  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    // What the visitor opened before scripts came stays open when they do.
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    popover.current?.hidePopover();
  }, [pathname, popover]);
}
