import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DemoForm } from '@/components/ui/demo-form/demo-form-client';
import { Field, TextAreaField } from '@/components/ui/field/field';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './comment-form.module.css';

/** A demonstration: sends nothing and says so. */
export function CommentForm() {
  const { blog, common } = siteWords();
  return (
    <DemoForm className={styles.form} aria-labelledby="comment-form-heading">
      <h2 id="comment-form-heading">{blog.leaveComment}</h2>
      <div className={styles.pair}>
        <Field label={common.name} name="name" autoComplete="name" />
        <Field label={common.email} name="email" type="email" autoComplete="email" />
      </div>
      <TextAreaField label={blog.comment} name="comment" />
      <DemoButton answer={blog.commentNotStored} className={styles.submit}>
        {blog.postComment}
      </DemoButton>
    </DemoForm>
  );
}
