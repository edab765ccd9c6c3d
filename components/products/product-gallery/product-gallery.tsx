import { Carousel } from '@/components/ui/carousel/carousel';
import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links';
import { slidesOf } from '@/components/ui/lightbox/slides';
import { Image } from '@/components/ui/image/image';
import { Photo } from '@/components/ui/photo/photo';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import styles from './product-gallery.module.css';
import type { View } from './views';

type Props = { title: string; views: View[]; sizes: string };

const settings = { perView: { 0: 1 }, speed: 500 } as const;

/** Of at least one view. */
export function ProductGallery({ title, views, sizes }: Props) {
  const label = fill(siteWords().common.picturesOf, { name: title });
  const slides = slidesOf(
    label,
    views.map(({ caption, ...picture }) => ({ ...picture, title: caption })),
  );
  return (
    <LightboxLinks label={label} slides={slides}>
      <Carousel
        label={label}
        settings={settings}
        thumbnails={views.map(({ caption, src }) => ({
          name: caption,
          className: styles.thumbnail,
          picture: <Image src={src} alt="" sizes="72px" />,
        }))}
      >
        {views.map(({ caption, ...picture }, index) => (
          <a
            key={index}
            href={picture.src}
            data-lightbox-index={index}
            data-js
            className={styles.link}
          >
            <Photo
              picture={{ ...picture, alt: slides[index]?.alt ?? '' }}
              title={caption}
              ratio="var(--ratio, 1)"
              sizes={sizes}
              priority={index === 0}
              quality={75}
              shared={index === 0 ? 'page' : undefined}
              className={styles.photo}
            />
          </a>
        ))}
      </Carousel>
    </LightboxLinks>
  );
}
