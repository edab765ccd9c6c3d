export type LightboxSlide = {
  src: string;
  alt: string;
  /** The caption. */
  title?: string;
};

/** The slides of a list of pictures. One without words is named after its place in the list. */
export function slidesOf(
  label: string,
  pictures: { src: string; alt: string; title?: string }[],
): LightboxSlide[] {
  return pictures.map(({ src, alt, title }, index) => ({
    src,
    alt: alt || title || `Picture ${index + 1} of ${pictures.length}, ${label}`,
    title: title || alt,
  }));
}
