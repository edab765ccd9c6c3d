import { Carousel } from '@/components/ui/carousel/carousel';
import type { Picture } from '@/lib/content/schemas/fields';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import { ServicePicture } from './service-picture';
import styles from './service-slider.module.css';

type Props = { title: string; href: string; pictures: Picture[]; sizes: string };

const settings = { perView: { 0: 1 }, speed: 500, loop: true } as const;

export function ServiceSlider({ title, href, pictures, sizes }: Props) {
  if (pictures.length < 2) {
    return <ServicePicture title={title} href={href} picture={pictures[0]} sizes={sizes} />;
  }
  const label = fill(siteWords().common.picturesOf, { name: title });
  return (
    // Controls over pictures look the same in both colour schemes.
    <div className={styles.slider} data-tone="dark">
      <Carousel label={label} settings={settings} controlsPlace="overlay">
        {pictures.map((picture, index) => (
          <ServicePicture
            key={index}
            title={title}
            href={href}
            picture={picture}
            sizes={sizes}
            among
          />
        ))}
      </Carousel>
    </div>
  );
}
