import { X } from 'lucide-react';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { QUOTE_LIMITS } from '@/contract/quote-request';
import type { FieldErrors } from '@/lib/http/http-error';
import type { PartValues } from '@/lib/quotes/part-rows';
import { quoteTexts as texts } from '@/lib/quotes/texts';
import styles from './quote-form.module.css';

const lengths = {
  description: QUOTE_LIMITS.description,
  product: QUOTE_LIMITS.description,
  quantity: QUOTE_LIMITS.short,
  material: QUOTE_LIMITS.short,
  finish: QUOTE_LIMITS.short,
  date: QUOTE_LIMITS.short,
  notes: QUOTE_LIMITS.notes,
} as const;

type Props = {
  index: number;
  values: PartValues;
  errors: FieldErrors;
  /** Id of the list of products to choose from, where there is one. */
  products?: string;
  /** With scripts, where there is more than one row. */
  onRemove?: () => void;
};

/** One part of a request for a quote. */
export function PartFields({ index, values, errors, products, onRemove }: Props) {
  const field = (name: keyof typeof lengths) => {
    const fullName = `parts[${index}][${name}]`;
    return {
      name: fullName,
      label: texts[name],
      maxLength: lengths[name],
      defaultValue: values[name],
      error: errors[fullName],
      autoComplete: 'off',
    };
  };
  const title = `${texts.part} ${index + 1}`;
  return (
    <fieldset id={`part-${index + 1}`} className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`${texts.remove} ${title}`}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
      <Field {...field('description')} className={products ? undefined : styles.wide} />
      {products && <Field {...field('product')} list={products} />}
      <Field {...field('quantity')} inputMode="text" className={styles.short} />
      <Field {...field('material')} className={styles.short} />
      <Field {...field('finish')} className={styles.short} />
      <Field {...field('date')} className={styles.short} />
      <TextAreaField {...field('notes')} rows={2} className={styles.wide} />
    </fieldset>
  );
}
