'use client';

import { Link } from '@/components/ui/link/link-client';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { SidebarBlock } from '@/components/blog/sidebar-block/sidebar-block';
import { Field } from '@/components/ui/field/field';
import { searchPosts } from '@/lib/features/blog/search';
import { NO_POSTS_FOUND } from '@/lib/platform/text/prescribed';
import { CategoryFilter } from './category-filter';
import styles from './searchable-posts.module.css';

/** Posts shown while nothing is filtered. */
const RECENT = 5;

type Props = {
  /** Newest first; `row` is what the server rendered. */
  posts: { id: number; title: string; categories: string[]; row: ReactNode }[];
  categories: string[];
};

/** Filters the recent posts by title and category. */
export function SearchablePosts({ posts, categories }: Props) {
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<string>();
  const listId = useId();

  // Keeps what was typed before hydration or restored by the browser.
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input) setWords(input.value);
  }, []);

  const filtering = words.trim() !== '' || category !== undefined;
  const found = searchPosts(posts, words, category);
  const shown = filtering ? found : found.slice(0, RECENT);
  return (
    <>
      <SidebarBlock title="Search" className={styles.scripted}>
        <Field
          ref={adopt}
          label="Words in the title"
          type="search"
          name="search"
          autoComplete="off"
          aria-controls={listId}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {/* Beside the box: the list itself may be off screen. */}
        <p role="status" className={styles.found}>
          {filtering &&
            (found.length === 0 ? NO_POSTS_FOUND : `${found.length} of ${posts.length}`)}
        </p>
      </SidebarBlock>
      {categories.length > 0 && (
        <SidebarBlock title="Categories" className={styles.scripted}>
          <CategoryFilter
            posts={posts}
            categories={categories}
            chosen={category}
            onChoose={setCategory}
            controls={listId}
          />
        </SidebarBlock>
      )}
      <SidebarBlock title="Recent Posts" hidden={shown.length === 0}>
        <noscript>
          <p className={styles.note}>
            Searching the posts and choosing a category need scripts.{' '}
            <Link href="/blog">All posts</Link>
          </p>
        </noscript>
        <ul id={listId}>
          {shown.map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ul>
      </SidebarBlock>
    </>
  );
}
