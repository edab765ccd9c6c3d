import { lazy, type ComponentType } from 'react';

/**
 * As `lazy`. Where the file does not come, as without a network or from a newer build, the fallback stands
 * there; else the nearest error boundary would take away the page with all that was typed.
 */
export const lazyOr = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: Fallback })));
