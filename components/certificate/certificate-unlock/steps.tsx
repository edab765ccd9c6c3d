import clsx from 'clsx';
import { Check } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { CertificateStep } from '@/lib/features/certificate/current-step';
import styles from './steps.module.css';
import type { UnlockWords } from './words';

const steps: CertificateStep[] = ['request', 'code', 'document'];

type Props = Record<CertificateStep, ReactNode> & {
  words: UnlockWords['steps'];
  currentStep: CertificateStep;
};

/** The three steps. The current one is highlighted and holds its form. */
export function Steps({ words, currentStep, ...contents }: Props) {
  const reached = steps.indexOf(currentStep);
  return (
    <ol className={clsx(styles.steps, currentStep === 'document' && styles.row)}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={clsx(styles.step, step === currentStep && styles.current)}
          aria-current={step === currentStep ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index < reached ? <Check size={18} strokeWidth={2} /> : `0${index + 1}`}
          </span>
          <div className={styles.content}>
            <h3 className={styles.name}>{words[step].name}</h3>
            <p className={styles.text}>
              <WholeWords>{words[step].text}</WholeWords>
            </p>
            {step === currentStep && contents[step]}
          </div>
        </li>
      ))}
    </ol>
  );
}
