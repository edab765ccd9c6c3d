import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DemoForm } from '@/components/ui/demo-form/demo-form-client';
import { Field, TextAreaField } from '@/components/ui/field/field';
import styles from './comment-form.module.css';

/** A demonstration: sends nothing and says so. */
export function CommentForm() {
  return (
    <DemoForm className={styles.form} aria-labelledby="comment-form-heading">
      <h2 id="comment-form-heading">Leave a Comment</h2>
      <div className={styles.pair}>
        <Field label="Name" name="name" autoComplete="name" />
        <Field label="Email" name="email" type="email" autoComplete="email" />
      </div>
      <TextAreaField label="Comment" name="comment" />
      <DemoButton
        answer="This is a demo blog: your comment is not stored"
        className={styles.submit}
      >
        Post Comment
      </DemoButton>
    </DemoForm>
  );
}
