import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DemoForm } from '@/components/ui/demo-form/demo-form-client';
import { Field, SelectField } from '@/components/ui/field/field';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './payment-form.module.css';

/** A demonstration: nothing is paid. */
export function PaymentForm() {
  const { cart } = siteWords();
  const countries = Object.entries(cart.countries).map(([value, label]) => ({ value, label }));
  return (
    <DemoForm className={styles.form} aria-labelledby="payment-heading">
      <h2 id="payment-heading" className={styles.heading}>
        {cart.deliveryAndPayment}
      </h2>
      <SelectField label={cart.country} name="country" options={countries} />
      <Field label={cart.state} name="state" autoComplete="address-level1" />
      <Field label={cart.postcode} name="postcode" autoComplete="postal-code" />
      <DemoButton answer={cart.noOrder}>{cart.pay}</DemoButton>
    </DemoForm>
  );
}
