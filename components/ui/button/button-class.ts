import clsx from 'clsx';
import styles from './button.module.css';

export type ButtonStyle = {
  /** solid: the one action that matters here; outline: beside it; text: in running content. */
  variant?: 'solid' | 'outline' | 'text';
  size?: 'regular' | 'small';
};

/** The class of whatever looks like a button. */
export const buttonClass = (
  { variant = 'solid', size = 'regular' }: ButtonStyle,
  className?: string,
) => clsx(styles.button, styles[variant], size === 'small' && styles.small, className);
