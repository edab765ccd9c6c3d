'use client';

import { usePathname } from 'next/navigation';
import { useEffect, type RefObject } from 'react';

/** Closes an open popover when the visitor gets to another page without a full load. */
export function useHideOnRouteChange(popover: RefObject<HTMLElement | null>) {
  const pathname = usePathname();
  useEffect(() => {
    popover.current?.hidePopover();
  }, [pathname, popover]);
}
