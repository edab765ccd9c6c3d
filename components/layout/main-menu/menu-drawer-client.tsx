'use client';

import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { useHideOnRouteChange } from '@/components/ui/use-hide-on-route-change';

type Props = { id: string; label: string; className?: string; children: ReactNode };

/**
 * A native popover that CSS shows in place on wide screens. The browser closes it on Escape and on
 * clicks outside; scripts also close it on navigation.
 */
export function MenuDrawer({ id, label, className, children }: Props) {
  const drawer = useRef<HTMLElement>(null);
  useHideOnRouteChange(drawer);

  useEffect(() => {
    const wide = window.matchMedia('(width > 75em)');
    const hide = () => drawer.current?.hidePopover();
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, []);

  /** On click, not on arrival, so that the visitor sees a response at once. */
  function hideOnFollow({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
    const staysHere = metaKey || ctrlKey || shiftKey;
    if (!staysHere && target instanceof Element && target.closest('a')) {
      drawer.current?.hidePopover();
    }
  }

  /** Behind it nobody sees where the focus is. A click on its button closes it without this; what it opens is in front. */
  function hideOnLeave({ relatedTarget, currentTarget }: FocusEvent) {
    const isLeft = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget);
    if (isLeft && !relatedTarget.closest('[popovertarget],[popover]'))
      drawer.current?.hidePopover();
  }

  return (
    <nav
      ref={drawer}
      id={id}
      popover="auto"
      aria-label={label}
      className={className}
      onClick={hideOnFollow}
      onBlur={hideOnLeave}
    >
      {children}
    </nav>
  );
}
