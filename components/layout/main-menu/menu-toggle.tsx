import clsx from 'clsx';
import { Menu, X } from '@/components/ui/icons/icons';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './menu-toggle.module.css';

export const MENU_ID = 'main-menu';

/** A native popover button, which also maintains `aria-expanded`. */
export function MenuToggle() {
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={MENU_ID}
      aria-label={siteWords().layout.openMenu}
    >
      <Menu size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

export function MenuClose({ className }: { className?: string }) {
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      aria-label={siteWords().layout.closeMenu}
    >
      <X size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
