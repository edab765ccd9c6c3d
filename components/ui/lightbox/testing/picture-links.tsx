import { LightboxLinks } from '../lightbox-links';

/** A gallery as pages show one: a link for each picture. @param folder that the pictures are in */
export function PictureLinks({ folder }: { folder: string }) {
  const slides = [
    { src: `${folder}ring.jpg`, alt: 'Rolled ring' },
    { src: `${folder}shaft.jpg`, alt: 'Stepped shaft' },
  ];
  return (
    <LightboxLinks slides={slides} label="Customer gallery">
      {slides.map(({ src, alt }, index) => (
        <a key={src} href={src} data-lightbox-index={index}>
          {alt}
        </a>
      ))}
    </LightboxLinks>
  );
}
