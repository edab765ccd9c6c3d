import type { ComponentProps } from 'react';

/*
 * Drawings from Lucide (https://lucide.dev, licences beside this file). Its own package makes a client
 * component of each icon, of which a page has dozens.
 */

export type IconProps = ComponentProps<'svg'> & {
  /** Points along the line of text: app/writing.css mirrors it. */
  'data-along-line'?: '';
  /** Width and height: pixels, or a CSS length. */
  size?: number | string;
};

/** Has no accessible name. @param children lines on 24 × 24, in the colour of the text */
export function Icon({ size = 24, ...props }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}
