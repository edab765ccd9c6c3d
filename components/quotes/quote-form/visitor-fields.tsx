import { Field, TextAreaField } from '@/components/ui/field/field';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import type { QuoteValues } from '@/lib/features/quotes/part-rows';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './quote-form.module.css';

type Props = { values: QuoteValues; errors: FieldErrors };

/** Who asks for the quote. */
export function VisitorFields({ values, errors }: Props) {
  const field = (name: 'name' | 'email' | 'company' | 'phone' | 'message') => ({
    name,
    label: texts[name],
    maxLength: QUOTE_LIMITS[name],
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{texts.you}</legend>
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('company')} autoComplete="organization" />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <TextAreaField {...field('message')} rows={3} className={styles.wide} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {texts.empty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </fieldset>
  );
}
