import clsx from 'clsx';
import { X } from '@/components/ui/icons/icons';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { PART_FIELDS, type PartField } from '@/contract/form-limits';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import type { PartValues } from '@/lib/features/quotes/part-rows';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import grid from './fields.module.css';
import { More } from './more';
import styles from './quote-form.module.css';

type Props = {
  index: number;
  /** What the fields hold at first. */
  values: PartValues;
  errors: FieldErrors;
  /** Whether all fields stand open at first. */
  isOpen: boolean;
  /** For a browser without scripts alone. */
  isSpare: boolean;
  /** Id of the list of products to choose from, where there is one. */
  products?: string;
  /** With scripts, where there is more than one row. */
  onRemove?: () => void;
};

/** Those that show when more is asked for. */
export const FURTHER_FIELDS = ['description', 'finish', 'date', 'notes'] as const;

/** One part of a request for a quote. */
export function PartFields({ index, values, errors, isOpen, isSpare, products, onRemove }: Props) {
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
  const product = products && <Field {...field('product')} list={products} className={grid.wide} />;
  // A visitor who comes from a product sees at once that the request is about it.
  const isOfProduct = Boolean(values.product);
  return (
    <fieldset
      id={`part-${index + 1}`}
      className={clsx(styles.part, grid.fields, isSpare && styles.spare)}
    >
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
      {isOfProduct && product}
      <Field {...field('quantity')} inputMode="text" className={grid.short} />
      <Field {...field('material')} className={grid.short} />
      <More label={texts.moreOfPart} isOpen={isOpen}>
        <Field {...field('description')} className={grid.wide} />
        {!isOfProduct && product}
        <Field {...field('finish')} className={grid.short} />
        <Field {...field('date')} className={grid.short} />
        <TextAreaField {...field('notes')} rows={2} className={grid.wide} />
      </More>
    </fieldset>
  );
}
