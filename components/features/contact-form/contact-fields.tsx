import { Field, TextAreaField } from '@/components/ui/field/field';
import { limits } from '@/lib/enquiries/schema';
import type { FieldsProps } from './enquiry-form-client';
import styles from './enquiry-form.module.css';

/** Name, Email, Message. */
export function ContactFields({ errors, typed }: FieldsProps) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        defaultValue={typed.name}
        error={errors.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email}
        defaultValue={typed.email}
        error={errors.email}
      />
      <TextAreaField
        label="Message"
        name="message"
        required
        maxLength={limits.message}
        defaultValue={typed.message}
        error={errors.message}
        className={styles.wide}
      />
    </>
  );
}
