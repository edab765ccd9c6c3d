'use client';

import { useFormProcessing } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';

/** Payload locks the fields while it saves, and browsers take the focus from what is locked: it goes back. */
export function useFocusAfterSave(): void {
  const processing = useFormProcessing();
  const typedIn = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (processing) typedIn.current = document.activeElement;
    // Whoever has gone elsewhere meanwhile stays there.
    else if (document.activeElement === document.body && typedIn.current instanceof HTMLElement)
      typedIn.current.focus();
  }, [processing]);
}
