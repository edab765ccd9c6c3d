import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DemoForm } from '@/components/ui/demo-form/demo-form-client';
import { Field } from '@/components/ui/field/field';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './discount-code.module.css';

type Props = { label: string; action: string };

/** The demo shop has no codes and says so. */
export function DiscountCode({ label, action }: Props) {
  return (
    <DemoForm className={styles.code}>
      <Field label={label} name="code" autoComplete="off" className={styles.field} />
      <DemoButton answer={siteWords().cart.noOrder} variant="outline">
        {action}
      </DemoButton>
    </DemoForm>
  );
}
