import { ShieldCheck } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import styles from './captcha.module.css';

/** What stands in the widget's place. */
export type CaptchaWords = { waiting: string; loading: string; failed: string };

type Props = { text?: string; size: Captcha['size']; children: ReactNode };

/** Reserves the widget's place until the third-party script has loaded. */
export function CaptchaPlaceholder({ text, size, children }: Props) {
  return (
    <div className={styles.check} data-size={size}>
      {text && (
        <p className={styles.content}>
          <ShieldCheck size={20} strokeWidth={1.5} aria-hidden="true" />
          {text}
        </p>
      )}
      {children}
    </div>
  );
}
