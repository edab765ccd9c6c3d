import { Button } from '@/components/ui/button/button';
import { shopTexts as texts } from '@/lib/features/shop/texts';
import styles from './compare-bar.module.css';

const FORM_ID = 'compare-products';

/** Of one product; the form stands behind the list. */
export function CompareChoice({ id, title }: { id: number; title: string }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="id" value={id} form={FORM_ID} />
      {texts.compare}
      <span className={styles.title}> {title}</span>
    </label>
  );
}

/** Leads to the chosen products side by side. */
export function CompareBar() {
  return (
    <form
      id={FORM_ID}
      action="/shop/compare"
      autoComplete="off"
      className={styles.bar}
      data-screen-only
    >
      <p className={styles.hint}>{texts.compareHint}</p>
      <Button type="submit" variant="outline">
        {texts.compareChosen}
      </Button>
    </form>
  );
}
