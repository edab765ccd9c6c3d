export type LightboxSlide = {
  src: string;
  alt: string;
  title?: string;
};
