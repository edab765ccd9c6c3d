import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { SidebarLayout } from '@/components/ui/sidebar-layout/sidebar-layout';
import { BlogSearch } from '@/components/blog/blog-search/blog-search';
import { CommentForm } from '@/components/blog/comment-form/comment-form';
import { PostArticle } from '@/components/blog/post-article/post-article';
import { PostContents, contentsOf } from '@/components/blog/post-article/post-contents';
import { PostNeighbours } from '@/components/blog/post-article/post-neighbours';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import { neighbours } from '@/lib/features/blog/neighbours';
import { samplesAreOn } from '@/lib/content/schemas/samples';
import type { Post } from '@/lib/content/schemas/schemas';
import { article } from '@/lib/features/seo/structured-data';
import styles from './blog-post.module.css';

type Props = {
  post: Post;
  /** The list that contains the post, newest first. */
  posts: Post[];
  categories: string[];
  /** What stands below the post. */
  after?: ReactNode;
  sidebar: 'left' | 'right';
};

/** A post with its neighbours, what leads to others and, of the demonstration, a comment form. */
export function BlogPost({ post, posts, categories, after, sidebar }: Props) {
  const contents = contentsOf(post);
  return (
    <Section aria-labelledby="page-title">
      <JsonLd thing={article(post)} />
      <SidebarLayout
        side={sidebar}
        label={siteWords().blog.blog}
        along
        contents={
          contents.length > 0 && <PostContents headings={contents} lang={post.langs?.html} />
        }
        sidebar={<BlogSearch posts={posts} categories={categories} current={post.id} />}
      >
        <div className={styles.post}>
          <PostArticle post={post} />
          <PostNeighbours {...neighbours(posts, post.id)} />
          {samplesAreOn() && <CommentForm />}
        </div>
      </SidebarLayout>
      {after}
    </Section>
  );
}
