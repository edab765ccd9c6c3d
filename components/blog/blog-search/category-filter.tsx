import { categories, type Category } from '@/lib/blog/categories';
import { countIn } from '@/lib/blog/search';
import styles from './category-filter.module.css';

type Props = {
  posts: { title: string; categories: string[] }[];
  chosen: Category | undefined;
  /** Is told the category, or undefined when the chosen one is pressed again. */
  onChoose: (category: Category | undefined) => void;
  /** The id of the list that is filtered. */
  controls: string;
};

/** The categories with their number of posts; one at a time is chosen. */
export function CategoryFilter({ posts, chosen, onChoose, controls }: Props) {
  return (
    <ul>
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
