import clsx from 'clsx';
import styles from './button.module.css';

export type ButtonStyle = {
  /** solid: the main action; outline: a secondary one; text: in running content. */
  variant?: 'solid' | 'outline' | 'text';
  size?: 'regular' | 'small';
};

/** For links and buttons alike. */
export const buttonClass = (
  { variant = 'solid', size = 'regular' }: ButtonStyle,
  className?: string,
) => clsx(styles.button, styles[variant], size === 'small' && styles.small, className);
