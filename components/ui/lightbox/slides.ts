export type LightboxSlide = {
  src: string;
  alt: string;
  /** Shown under the picture. */
  title?: string;
};
