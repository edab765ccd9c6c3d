import clsx from 'clsx';
import styles from './rich-text.module.css';
import { withOptimizedPictures, withScrolling } from './markup';

type Props = {
  /** Must be sanitised by the content schemas. */
  html: string;
  className?: string;
};

export function RichText({ html, className }: Props) {
  const markup = withScrolling(withOptimizedPictures(html, styles.frame!), styles.scroll!);
  return (
    <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
