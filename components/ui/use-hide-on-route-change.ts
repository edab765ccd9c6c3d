'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { usePath } from '@/components/ui/link/use-address';

export function useHideOnRouteChange(popover: RefObject<HTMLElement | null>) {
  const pathname = usePath();
  const shownOn = useRef(pathname);
  // With the new page, not after its transition: by then a visitor may have opened the popover again.
  useLayoutEffect(() => {
    // A popover that was opened before hydration stays open.
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    popover.current?.hidePopover();
  }, [pathname, popover]);
}
