import { Field, SelectField, TextAreaField } from '@/components/ui/field/field';
import { limits, subjects } from '@/lib/enquiries/schema';
import type { FieldErrors } from '@/lib/http/refusal';
import styles from './enquiry-form.module.css';

/** What is asked for: the consultation form also wants to know the subject and a phone number. */
export type EnquiryKind = 'contact' | 'consultation';

type Props = { kind: EnquiryKind; errors: FieldErrors; typed: Record<string, string> };

const options = subjects.map((subject) => ({ value: subject, label: subject }));

/** Name, Email, Message; Subject and Phone before the message of a consultation. */
export function EnquiryFields({ kind, errors, typed }: Props) {
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
      {kind === 'consultation' && (
        <>
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
        </>
      )}
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
