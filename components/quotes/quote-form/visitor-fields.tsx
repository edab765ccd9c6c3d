import clsx from 'clsx';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import type { QuoteValues } from '@/lib/features/quotes/part-rows';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import grid from './fields.module.css';
import { More } from './more';
import styles from './quote-form.module.css';

type Props = { values: QuoteValues; errors: FieldErrors };

const FURTHER = ['company', 'phone', 'message'] as const;

/** Who asks for the quote. */
export function VisitorFields({ values, errors }: Props) {
  const field = (name: 'name' | 'email' | (typeof FURTHER)[number]) => ({
    name,
    label: texts[name],
    maxLength: QUOTE_LIMITS[name],
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <fieldset className={clsx(styles.part, grid.fields)}>
      <legend className={styles.legend}>{texts.you}</legend>
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <More
        label={texts.moreOfYou}
        isOpen={FURTHER.some((name) => Boolean(values[name] || errors[name]))}
      >
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <TextAreaField {...field('message')} rows={3} className={grid.wide} />
      </More>
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {texts.empty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </fieldset>
  );
}
