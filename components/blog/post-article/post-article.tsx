import type { ReactNode } from 'react';
import { PostCover } from '@/components/blog/post-cover/post-cover';
import { withHeadingIds } from '@/components/ui/rich-text/headings';
import { RichText, WIDE_COLUMN } from '@/components/ui/rich-text/rich-text';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { formatDate } from '@/words/formats';
import type { Post } from '@/lib/content/schemas/schemas';
import styles from './post-article.module.css';

/** A post without its title, which the page banner shows. */
export function PostArticle({ post }: { post: Post }) {
  const { author, date, categories, summary, html } = post;
  const { blog, common } = siteWords();
  return (
    <article aria-labelledby="page-title">
      <PostCover
        post={post}
        ratio="16 / 9"
        sizes={`(width >= 1440px) ${WIDE_COLUMN}px, (width < 992px) 100vw, 64vw`}
        priority
        shared="page"
      />
      <dl className={styles.facts}>
        {author && <Detail name={blog.author}>{author}</Detail>}
        {date && (
          <Detail name={common.date}>
            <time dateTime={date.slice(0, 10)}>{formatDate(date, siteFormats())}</time>
          </Detail>
        )}
        {categories.length > 0 && (
          <Detail name={common.categories}>{categories.join(common.comma)}</Detail>
        )}
      </dl>
      {summary && <p className={styles.summary}>{summary}</p>}
      {html && (
        <RichText
          html={withHeadingIds(html)}
          lang={post.langs?.html}
          className={styles.text}
          long
        />
      )}
    </article>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
