/**
 * Frames of tables and code are stops of the keyboard only while they scroll: on a phone a table may have turned to
 * cards.
 * @returns what ends the watching
 */
export function watchScrollStops(): () => void {
  const observer = new ResizeObserver((entries) => {
    const frames = entries.map(({ target }) => target.closest('[data-scrolls]'));
    for (const frame of new Set(frames)) {
      if (!frame) continue;
      if (frame.scrollWidth > frame.clientWidth) frame.setAttribute('tabindex', '0');
      else frame.removeAttribute('tabindex');
    }
  });
  // What is inside grows without its frame: letters come late.
  for (const part of document.querySelectorAll('[data-scrolls], [data-scrolls] > *'))
    observer.observe(part);
  return () => observer.disconnect();
}
