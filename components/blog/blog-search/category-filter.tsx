import { countIn } from '@/lib/features/blog/search';
import styles from './category-filter.module.css';

type Props = {
  posts: { title: string; categories: string[] }[];
  categories: string[];
  chosen: string | undefined;
  /** Receives undefined when the chosen category is clicked again. */
  onChoose: (category: string | undefined) => void;
  /** The id of the filtered list. */
  controls: string;
};

/** The categories with their post counts; at most one is chosen. */
export function CategoryFilter({ posts, categories, chosen, onChoose, controls }: Props) {
  return (
    <ul className={styles.categories}>
      {categories.map((category) => (
        <li key={category}>
          <button
            type="button"
            className={styles.category}
            aria-pressed={category === chosen}
            aria-controls={controls}
            onClick={() => onChoose(category === chosen ? undefined : category)}
            data-js
          >
            {category}
            <span className={styles.count}>{countIn(posts, category)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
