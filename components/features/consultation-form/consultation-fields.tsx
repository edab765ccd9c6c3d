import type { FieldsProps } from '@/components/features/contact-form/enquiry-form-client';
import styles from '@/components/features/contact-form/enquiry-form.module.css';
import { Field, SelectField, TextAreaField } from '@/components/ui/field/field';
import { limits, subjects } from '@/lib/enquiries/schema';

const options = subjects.map((subject) => ({ value: subject, label: subject }));

/** Name, email, subject, phone, message. */
export function ConsultationFields({ errors, typed }: FieldsProps) {
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
      <SelectField
        label="Subject"
        name="subject"
        options={options}
        defaultValue={typed.subject}
        error={errors.subject}
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={limits.phone}
        defaultValue={typed.phone}
        error={errors.phone}
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
