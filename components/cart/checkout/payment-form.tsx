import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DemoForm } from '@/components/ui/demo-form/demo-form-client';
import { Field, SelectField } from '@/components/ui/field/field';
import styles from './payment-form.module.css';

const countries = ['uk', 'us', 'bd', 'saudi', 'dubai'].map((country) => ({
  value: country,
  label: country,
}));

/** A demonstration: nothing is paid. */
export function PaymentForm() {
  return (
    <DemoForm className={styles.form} aria-labelledby="payment-heading">
      <h2 id="payment-heading" className={styles.heading}>
        Delivery and payment
      </h2>
      <SelectField label="Country" name="country" options={countries} />
      <Field label="State" name="state" autoComplete="address-level1" />
      <Field label="Postcode" name="postcode" autoComplete="postal-code" />
      <DemoButton>Make Payment</DemoButton>
    </DemoForm>
  );
}
