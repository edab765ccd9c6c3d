import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DemoForm } from '@/components/ui/demo-form/demo-form-client';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { RatingField } from './rating-field';
import styles from './review-form.module.css';

/** A demonstration: sends nothing and says so. */
export function ReviewForm() {
  return (
    <DemoForm className={styles.form} aria-labelledby="review-form-heading">
      <h2 id="review-form-heading" className={styles.heading}>
        Add a review
      </h2>
      <RatingField label="Rating" name="rating" />
      <div className={styles.pair}>
        <Field label="Name" name="name" autoComplete="name" />
        <Field label="Email" name="email" type="email" autoComplete="email" />
      </div>
      <TextAreaField label="Message" name="message" />
      <DemoButton answer="This is a demo shop: your review is not sent" className={styles.submit}>
        Submit Review
      </DemoButton>
    </DemoForm>
  );
}
