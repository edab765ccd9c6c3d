'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useHideOnRouteChange } from '@/components/ui/use-hide-on-route-change';

type Props = { id: string; label: string; className?: string; children: ReactNode };

/**
 * The menu's landmark: a native popover that wide screens show in place. Escape and a press
 * outside close it without scripts; these also close it with the page that it led away from.
 */
export function MenuDrawer({ id, label, className, children }: Props) {
  const drawer = useRef<HTMLElement>(null);
  useHideOnRouteChange(drawer);

  useEffect(() => {
    const wide = window.matchMedia('(width > 1200px)');
    const hide = () => drawer.current?.hidePopover();
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, []);

  /** At the press, not when the next page has come: the visitor sees that something happens. */
  function hideOnFollow({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
    const staysHere = metaKey || ctrlKey || shiftKey;
    if (!staysHere && target instanceof Element && target.closest('a')) {
      drawer.current?.hidePopover();
    }
  }

  return (
    <nav
      ref={drawer}
      id={id}
      popover="auto"
      aria-label={label}
      className={className}
      onClick={hideOnFollow}
    >
      {children}
    </nav>
  );
}
