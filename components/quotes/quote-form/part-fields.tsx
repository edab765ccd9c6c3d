import clsx from 'clsx';
import { X } from '@/components/ui/icons/icons';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { PART_FIELDS, type PartField } from '@/contract/form-limits';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import type { PartValues } from '@/lib/features/quotes/part-rows';
import { fill } from '@/words/format';
import grid from './fields.module.css';
import { More } from './more';
import styles from './quote-form.module.css';
import type { QuoteFormWords } from './words';

type Props = {
  words: QuoteFormWords;
  index: number;
  /** What the fields hold at first. */
  values: PartValues;
  /** Of the product that they hold. */
  lang?: string;
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
const FURTHER_FIELDS = ['description', 'finish', 'date', 'notes'] as const;

/** One part of a request for a quote. */
export function PartFields(props: Props) {
  const { words, index, values, lang, errors, isOpen, isSpare, products, onRemove } = props;
  const field = (name: PartField) => {
    const fullName = `parts[${index}][${name}]`;
    return {
      name: fullName,
      label: words.fields[name],
      maxLength: PART_FIELDS[name].most,
      defaultValue: values[name],
      error: errors[fullName],
      autoComplete: 'off',
    };
  };
  const title = fill(words.part, { number: index + 1 });
  const product = products && (
    <Field {...field('product')} lang={lang} list={products} className={grid.wide} />
  );
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
          aria-label={fill(words.remove, { name: title })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
      {isOfProduct && product}
      <Field {...field('quantity')} inputMode="text" className={grid.short} />
      <Field {...field('material')} className={grid.short} />
      <More label={words.moreOfPart} isOpen={isOpen}>
        <Field {...field('description')} className={grid.wide} />
        {!isOfProduct && product}
        <Field {...field('finish')} className={grid.short} />
        <Field {...field('date')} className={grid.short} />
        <TextAreaField {...field('notes')} rows={2} className={grid.wide} />
      </More>
    </fieldset>
  );
}

/** Of a part that was sent before, or begun elsewhere. */
export const isOpenAtFirst = (part: PartValues, index: number, errors: FieldErrors = {}): boolean =>
  FURTHER_FIELDS.some((name) => Boolean(part[name] || errors[`parts[${index}][${name}]`]));

/** What browsers offer in the field for a product. */
export const ProductChoices = ({ id, titles }: { id: string; titles: readonly string[] }) =>
  titles.length > 0 && (
    <datalist id={id}>
      {titles.map((title) => (
        <option key={title} value={title} />
      ))}
    </datalist>
  );
