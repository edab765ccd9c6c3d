'use client';

import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from '@/components/ui/icons/icons';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useEffect, useRef } from 'react';
import { ToastText } from './toast-text-client';
import styles from './toaster.module.css';

/** Milliseconds of the fade-out. */
const REMOVAL = 1000;

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  loading: LoaderCircle,
  blank: Info,
  custom: Info,
} satisfies Record<Toast['type'], typeof Info>;

type Props = { words: { region: string; dismiss: string } };

/** Some prescribed texts begin with a mark of their own. */
const hasMark = (message: Toast['message']): boolean =>
  typeof message === 'string' && /^\p{Extended_Pictographic}/u.test(message);

/**
 * Newest first. Pointer and focus pause the timers. Alt+T focuses the list; dismissing a toast
 * returns the focus. What was opened last is on top: whenever something else opens, the toasts are
 * shown again.
 */
export default function Toaster({ words }: Props) {
  const { toasts, handlers } = useToaster({ removeDelay: REMOVAL });
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  const newest = toasts[0]?.id;
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const show = () => {
      element.hidePopover();
      element.showPopover();
    };
    const showAbove = ({ target, newState }: ToggleEvent) => {
      const isOverlay = target !== element && !(target instanceof HTMLDetailsElement);
      if (isOverlay && newState === 'open') show();
    };
    show();
    document.addEventListener('toggle', showAbove, true);
    return () => document.removeEventListener('toggle', showAbove, true);
  }, [newest]);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) {
        cameFrom.current = document.activeElement;
      }
      region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  const dismiss = (id: string) => {
    toast.dismiss(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };

  return (
    <section
      ref={region}
      className={styles.region}
      popover="manual"
      aria-label={words.region}
      tabIndex={-1}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((item) => {
        const Icon = icons[item.type];
        return (
          <div
            key={item.id}
            className={styles.toast}
            data-variant={item.type}
            data-visible={item.visible}
          >
            {!hasMark(item.message) && (
              <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
            <ToastText toast={item} />
            <button
              type="button"
              className={styles.close}
              onClick={() => dismiss(item.id)}
              aria-label={words.dismiss}
            >
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
