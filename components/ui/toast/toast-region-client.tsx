'use client';

import { useSyncExternalStore, type ComponentProps } from 'react';
import type Toaster from './toaster-client';
import { toastRegion } from './toast-region';

const { subscribe, current } = toastRegion;

export function ToastRegion(props: ComponentProps<typeof Toaster>) {
  const content = useSyncExternalStore(subscribe, current, () => undefined);
  if (!content) return null;
  if (content.Toaster) return <content.Toaster {...props} />;
  return (
    <div key={content.key} ref={open} popover="auto" role="alert">
      {content.text}
    </div>
  );
}

/** Browsers show it in the middle, without any style of ours. */
const open = (text: HTMLElement | null) => text?.showPopover();
