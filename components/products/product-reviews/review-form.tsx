import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DemoForm } from '@/components/ui/demo-form/demo-form-client';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { siteWords } from '@/lib/content/words/site-words';
import { RatingField } from './rating-field';
import styles from './review-form.module.css';

/** A demonstration: sends nothing and says so. */
export function ReviewForm() {
  const { common, shop } = siteWords();
  return (
    <DemoForm className={styles.form} aria-labelledby="review-form-heading">
      <h2 id="review-form-heading" className={styles.heading}>
        {shop.addReview}
      </h2>
      <RatingField label={shop.rating} name="rating" />
      <div className={styles.pair}>
        <Field label={common.name} name="name" autoComplete="name" />
        <Field label={common.email} name="email" type="email" autoComplete="email" />
      </div>
      <TextAreaField label={common.message} name="message" />
      <DemoButton answer={shop.reviewNotSent} className={styles.submit}>
        {shop.submitReview}
      </DemoButton>
    </DemoForm>
  );
}
