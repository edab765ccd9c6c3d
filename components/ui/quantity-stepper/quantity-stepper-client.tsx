'use client';

import { Minus, Plus } from '@/components/ui/icons/icons';
import styles from './quantity-stepper.module.css';

type Props = {
  /** Whole, at least 1. */
  value: number;
  onChange: (value: number) => void;
  /** The accessible name of the group. */
  label: string;
  words: { fewer: string; more: string };
};

export function QuantityStepper({ value, onChange, label, words }: Props) {
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        data-js
        className={styles.step}
        aria-label={words.fewer}
        aria-disabled={value <= 1}
        onClick={() => onChange(Math.max(1, value - 1))}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        data-js
        className={styles.step}
        aria-label={words.more}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
