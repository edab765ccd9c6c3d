import clsx from 'clsx';
import styles from './button.module.css';

export type Look = {
  /** solid: the one action that matters here; outline: beside it; text: in running content. */
  look?: 'solid' | 'outline' | 'text';
  size?: 'regular' | 'small';
};

/** The class of whatever looks like a button. */
export const buttonClass = ({ look = 'solid', size = 'regular' }: Look, className?: string) =>
  clsx(styles.button, styles[look], size === 'small' && styles.small, className);
