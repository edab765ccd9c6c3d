import { SidebarBlock } from '@/components/ui/sidebar-block/sidebar-block';
import { headingsOf, type TextHeading } from '@/components/ui/rich-text/headings';
import { siteWords } from '@/lib/content/words/site-words';
import type { Post } from '@/lib/content/schemas/schemas';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './post-contents.module.css';

/** Of fewer headings a list says nothing that a glance at the post does not. */
const FEWEST = 3;
/** Of more, those of the first order lead far enough. */
const MOST = 12;

/** The headings that a list of contents names: none for a short post. */
export function contentsOf({ html = '' }: Pick<Post, 'html'>): TextHeading[] {
  const all = headingsOf(html);
  const first = all.filter(({ level }) => level === 'h2');
  if (all.length > MOST && first.length >= FEWEST) return first;
  return all.length < FEWEST ? [] : all;
}

/** Leads to the parts of a long post. */
export function PostContents({ headings, lang }: { headings: TextHeading[]; lang?: string }) {
  const title = siteWords().blog.contents;
  return (
    <nav aria-label={title}>
      <SidebarBlock title={title}>
        <ol className={styles.list}>
          {headings.map(({ id, text, level }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles[level]} {...markedAs(lang)}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </SidebarBlock>
    </nav>
  );
}
