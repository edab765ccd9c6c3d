import clsx from 'clsx';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import type { QuoteValues } from '@/lib/features/quotes/part-rows';
import grid from './fields.module.css';
import { More } from './more';
import styles from './quote-form.module.css';
import type { QuoteFormWords } from './words';

type Props = { words: QuoteFormWords; values: QuoteValues; errors: FieldErrors };

const FURTHER = ['company', 'phone', 'message'] as const;

/** Who asks for the quote. */
export function VisitorFields({ words, values, errors }: Props) {
  const field = (name: 'name' | 'email' | (typeof FURTHER)[number]) => ({
    name,
    label: words.fields[name],
    maxLength: QUOTE_LIMITS[name],
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <fieldset className={clsx(styles.part, grid.fields)}>
      <legend className={styles.legend}>{words.you}</legend>
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <More
        label={words.moreOfYou}
        isOpen={FURTHER.some((name) => Boolean(values[name] || errors[name]))}
      >
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <TextAreaField {...field('message')} rows={3} className={grid.wide} />
      </More>
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </fieldset>
  );
}
