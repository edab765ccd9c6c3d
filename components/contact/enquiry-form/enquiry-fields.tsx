import { Field, SelectField, TextAreaField } from '@/components/ui/field/field';
import { ENQUIRY_LIMITS } from '@/contract/form-limits';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import styles from './enquiry-form.module.css';
import type { EnquiryFormWords } from './words';

/** consultation: asks for subject and phone number as well. */
export type EnquiryVariant = 'contact' | 'consultation';

type Props = {
  words: EnquiryFormWords['fields'];
  variant: EnquiryVariant;
  /** To choose from in a consultation; without any it does not ask. */
  subjects: readonly string[];
  errors: FieldErrors;
  /** The initial values, restored on reset. */
  typed: Record<string, string>;
};

export function EnquiryFields({ words, variant, subjects, errors, typed }: Props) {
  const written = (name: keyof typeof ENQUIRY_LIMITS) => ({
    name,
    label: words[name],
    maxLength: ENQUIRY_LIMITS[name],
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <>
      <Field {...written('name')} autoComplete="name" required />
      <Field {...written('email')} type="email" autoComplete="email" required />
      {variant === 'consultation' && (
        <>
          {subjects.length > 0 && (
            <SelectField
              key={typed.subject} // React leaves a choice as it began.
              label={words.subject}
              name="subject"
              // None is chosen for a visitor who leaves it be.
              options={['', ...subjects].map((subject) => ({
                value: subject,
                label: subject || words.chooseSubject,
              }))}
              defaultValue={typed.subject}
              error={errors.subject}
            />
          )}
          <Field {...written('phone')} type="tel" autoComplete="tel" />
        </>
      )}
      <TextAreaField {...written('message')} required className={styles.wide} />
    </>
  );
}
