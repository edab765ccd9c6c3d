import type { CSSProperties } from 'react';

/** Shorter words have room in every heading. */
const LONG = 9;

/**
 * Tells a heading in large type how long its longest word is: where it would be wider than the line, all of
 * the heading is set smaller (`--fit` in app/base.css), since browsers hyphenate few languages.
 */
export function fitting(text: string): CSSProperties | undefined {
  const letters = Math.max(...text.split(/[\s\-–—/]+/).map((word) => word.length));
  return letters > LONG ? ({ '--letters': letters } as CSSProperties) : undefined;
}
