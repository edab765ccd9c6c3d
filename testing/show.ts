import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders the server's HTML, without hydration. */
export function show(component: ReactNode): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(component);
  return document.body;
}
