import { ChevronDown } from '@/components/ui/icons/icons';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import styles from './field.module.css';

export function Field({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: FieldWords & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  className,
  id,
  ...textarea
}: FieldWords & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(control) => <textarea rows={4} {...textarea} {...control} />}
    </FieldFrame>
  );
}

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children'> & { options: { value: string; label: string }[] };

export function SelectField({
  label,
  hint,
  error,
  className,
  id,
  options,
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  );
}
