'use client';

import { Link } from '@/components/ui/link/link-client';
import clsx from 'clsx';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { SidebarBlock } from '@/components/ui/sidebar-block/sidebar-block';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import { Field } from '@/components/ui/field/field';
import { searchPosts } from '@/lib/features/blog/search';
import { fill } from '@/words/format';
import type { Marked, Template } from '@/words/messages';
import { CategoryFilter } from './category-filter';
import styles from './searchable-posts.module.css';

/** Posts shown while nothing is filtered. */
const RECENT = 4;

type Props = {
  words: {
    search: string;
    /** The label of the search box. */
    field: string;
    count: Template<'count' | 'total'>;
    none: string;
    categories: string;
    recent: string;
    needsScripts: Marked<'link', never>;
  };
  /** Newest first; `row` is what the server rendered. */
  posts: { id: number; title: string; categories: string[]; row: ReactNode }[];
  categories: string[];
  /** The post beside the list, which only a search names. */
  current?: number;
};

/** Filters the recent posts by title and category. */
export function SearchablePosts({ words, posts, categories, current }: Props) {
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState<string>();
  const listId = useId();

  // Keeps what was typed before hydration or restored by the browser.
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input) setTyped(input.value);
  }, []);

  const filtering = typed.trim() !== '' || category !== undefined;
  const found = searchPosts(posts, typed, category);
  const shown = filtering ? found : posts.filter(({ id }) => id !== current).slice(0, RECENT);
  return (
    <>
      <SidebarBlock title={words.search} className={styles.scripted}>
        <Field
          ref={adopt}
          label={words.field}
          type="search"
          name="search"
          autoComplete="off"
          aria-controls={listId}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {/* Beside the box: the list itself may be off screen. */}
        <p role="status" className={styles.found}>
          {filtering &&
            (found.length === 0
              ? words.none
              : fill(words.count, { count: found.length, total: posts.length }))}
        </p>
      </SidebarBlock>
      {categories.length > 0 && (
        <SidebarBlock title={words.categories} className={styles.scripted}>
          <CategoryFilter
            posts={posts}
            categories={categories}
            chosen={category}
            onChoose={setCategory}
            controls={listId}
          />
        </SidebarBlock>
      )}
      <SidebarBlock title={words.recent} hidden={shown.length === 0}>
        <noscript>
          <p className={styles.note}>
            <MarkedText
              text={words.needsScripts}
              marks={{ link: (text) => <Link href="/blog">{text}</Link> }}
              values={{}}
            />
          </p>
        </noscript>
        <ul id={listId} className={clsx(styles.posts, !filtering && styles.newest)}>
          {shown.map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ul>
      </SidebarBlock>
    </>
  );
}
