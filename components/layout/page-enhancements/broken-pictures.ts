const markBroken = (image: HTMLImageElement) => image.setAttribute('data-broken', '');

/**
 * Sets `data-broken` on pictures whose file failed to load, also before hydration; CSS then shows
 * the placeholder.
 * @returns stops watching
 */
export function markBrokenPictures(): () => void {
  for (const image of document.images) {
    // A valid SVG may have no intrinsic width, so decoding decides.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
      image.decode().catch(() => markBroken(image));
    }
  }
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const onImage = (change: (image: HTMLImageElement) => void) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) change(event.target);
  };
  document.addEventListener('error', onImage(markBroken), options);
  document.addEventListener(
    'load',
    onImage((image) => image.removeAttribute('data-broken')),
    options,
  );
  return () => ending.abort();
}
