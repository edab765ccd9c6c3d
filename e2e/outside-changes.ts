/*
 * What programs of the visitor's browser do to a page. They run in the page, by themselves.
 */

/** A translator puts its own elements in the place of each text. */
export function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('script,style,noscript,textarea,font'))
      continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.replace(/\S+$/, '$&·');
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Password managers and the like put elements around fields and behind them, and something of their own at the end. */
export function extend(): void {
  for (const [index, field] of [...document.querySelectorAll('input,textarea')].entries()) {
    field.after(document.createElement('password-mark'));
    if (index % 2) continue;
    const around = document.createElement('span');
    field.replaceWith(around);
    around.append(field);
  }
  document.body.append(document.createElement('spelling-checker'));
}
