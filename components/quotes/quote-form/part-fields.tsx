import { X } from '@/components/ui/icons/icons';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { PART_FIELDS, type PartField } from '@/contract/form-limits';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import type { PartValues } from '@/lib/features/quotes/part-rows';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './quote-form.module.css';

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
  const field = (name: PartField) => {
    const fullName = `parts[${index}][${name}]`;
    return {
      name: fullName,
      label: texts[name],
      maxLength: PART_FIELDS[name].most,
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
