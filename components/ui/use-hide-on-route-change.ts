'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';

export function useHideOnRouteChange(popover: RefObject<HTMLElement | null>) {
  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    // A popover that was opened before hydration stays open.
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    popover.current?.hidePopover();
  }, [pathname, popover]);
}
