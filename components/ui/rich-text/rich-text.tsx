import clsx from 'clsx';
import styles from './rich-text.module.css';

type Props = {
  /** Markup that the content schemas have sanitised already; never a visitor's or a raw host's. */
  html: string;
  className?: string;
};

/** Running text of the content with the site's typography. */
export function RichText({ html, className }: Props) {
  return (
    <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
