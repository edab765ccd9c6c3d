import clsx from 'clsx';
import { Check } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { CertificateStep } from '@/lib/features/certificate/current-step';
import styles from './steps.module.css';

const steps: { step: CertificateStep; name: string; text: string }[] = [
  {
    step: 'request',
    name: 'Request a code',
    text: 'We send a one-time code (OTP) to your e-mail address.',
  },
  { step: 'code', name: 'Enter the code', text: 'It is valid for 20 minutes and works once.' },
  {
    step: 'document',
    name: 'Read the document',
    text: 'It stays open until the 20 minutes are over.',
  },
];

type Props = Record<CertificateStep, ReactNode> & { currentStep: CertificateStep };

/** The three steps. The current one is highlighted and holds its form. */
export function Steps({ currentStep, ...contents }: Props) {
  const reached = steps.findIndex(({ step }) => step === currentStep);
  return (
    <ol className={clsx(styles.steps, currentStep === 'document' && styles.row)}>
      {steps.map(({ step, name, text }, index) => (
        <li
          key={step}
          className={clsx(styles.step, step === currentStep && styles.current)}
          aria-current={step === currentStep ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index < reached ? <Check size={18} strokeWidth={2} /> : `0${index + 1}`}
          </span>
          <div className={styles.content}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>
              <WholeWords>{text}</WholeWords>
            </p>
            {step === currentStep && contents[step]}
          </div>
        </li>
      ))}
    </ol>
  );
}
