import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export type FieldWords = {
  label: string;
  hint?: string;
  /** Marks the control as invalid. */
  error?: string;
  className?: string;
};

type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldWords & { id?: string; children: (control: ControlProps) => ReactNode };

/** Label, control, error and hint, connected by ids. */
export function FieldFrame({ id, label, hint, error, className, children }: Props) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint && `${controlId}-hint`;
  const errorId = error && `${controlId}-error`;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': clsx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
