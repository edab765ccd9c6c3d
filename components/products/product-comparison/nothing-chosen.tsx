import { shopTexts as texts } from '@/lib/shop/texts';
import styles from './product-comparison.module.css';

/** Above the products from which some can be chosen. */
export const NothingChosen = () => <p className={styles.nothing}>{texts.compareNone}</p>;
