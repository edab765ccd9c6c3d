import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts a component on the test's page as the server sends it: before any script has run. */
export function show(component: ReactElement): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(component);
  return document.body;
}
