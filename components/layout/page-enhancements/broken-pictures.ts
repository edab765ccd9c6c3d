const mark = (image: HTMLImageElement) => image.setAttribute('data-broken', '');

/**
 * Sets `data-broken` on every picture whose file fails, those that failed before now included;
 * styles then show what stands behind it.
 * @returns ends the watch
 */
export function markBrokenPictures(): () => void {
  for (const image of document.images) {
    // A vector picture may be sound and still have no width of its own: decoding tells.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
      image.decode().catch(() => mark(image));
    }
  }
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const onImage = (change: (image: HTMLImageElement) => void) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) change(event.target);
  };
  document.addEventListener('error', onImage(mark), options);
  document.addEventListener(
    'load',
    onImage((image) => image.removeAttribute('data-broken')),
    options,
  );
  return () => ending.abort();
}
