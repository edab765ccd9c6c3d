import { Button } from '@/components/ui/button/button';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './compare-bar.module.css';
import { addressIn } from '@/lib/pages/address-in';

const FORM_ID = 'compare-products';

/** Of one product; the form stands behind the list. */
export function CompareChoice({ id, title }: { id: number; title: string }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="id" value={id} form={FORM_ID} />
      <MarkedText
        text={siteWords().shop.compare}
        marks={{ name: (text) => <span className={styles.title}>{text}</span> }}
        values={{ name: title }}
      />
    </label>
  );
}

/** Leads to the chosen products side by side. */
export function CompareBar() {
  const { shop } = siteWords();
  return (
    <form
      id={FORM_ID}
      action={addressIn('/shop/compare')}
      autoComplete="off"
      className={styles.bar}
      data-screen-only
    >
      <p className={styles.hint}>{shop.compareHint}</p>
      <Button type="submit" variant="outline">
        {shop.compareChosen}
      </Button>
    </form>
  );
}
