import clsx from 'clsx';
import { withWholeWords } from '@/components/ui/whole-words/whole-words';
import { siteWords } from '@/lib/content/site-words';
import styles from './rich-text.module.css';
import { withOptimizedPictures, withScrolling } from './markup';

type Props = {
  /** Must be sanitised by the content schemas. */
  html: string;
  className?: string;
};

export function RichText({ html, className }: Props) {
  const pictured = withOptimizedPictures(withWholeWords(html), styles.frame!);
  const markup = withScrolling(pictured, styles.scroll!, siteWords().controls);
  return (
    <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
