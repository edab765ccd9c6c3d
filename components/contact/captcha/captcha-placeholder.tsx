import { ShieldCheck } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import styles from './captcha.module.css';

const words = {
  waiting: 'A human check by Google reCAPTCHA loads when you start to write.',
  loading: 'The human check is loading…',
  ready: undefined,
  failed: 'The human check could not be loaded. You can send your message all the same.',
} as const;

type Props = { state: keyof typeof words; size: Captcha['size']; children: ReactNode };

/** Reserves the widget's place until the third-party script has loaded. */
export function CaptchaPlaceholder({ state, size, children }: Props) {
  return (
    <div className={styles.check} data-size={size}>
      {words[state] && (
        <p className={styles.content}>
          <ShieldCheck size={20} strokeWidth={1.5} aria-hidden="true" />
          {words[state]}
        </p>
      )}
      {children}
    </div>
  );
}
