import clsx from 'clsx';
import styles from './rich-text.module.css';

type Props = {
  /** Must be sanitised by the content schemas. */
  html: string;
  className?: string;
};

export function RichText({ html, className }: Props) {
  return (
    <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
