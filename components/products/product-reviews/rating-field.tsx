import { Star } from '@/components/ui/icons/icons';
import { siteWords } from '@/lib/content/words/site-words';
import { plural } from '@/words/format';
import styles from './rating-field.module.css';

const choices = [1, 2, 3, 4, 5];

/** Radio buttons styled as stars, so that arrow keys work without scripts. */
export function RatingField({ label, name }: { label: string; name: string }) {
  const { controls, language } = siteWords();
  return (
    <fieldset className={styles.rating}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars}>
        {choices.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              aria-label={plural(language, controls.stars, { count: stars })}
              className={styles.input}
            />
            <Star size={26} strokeWidth={1.25} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
