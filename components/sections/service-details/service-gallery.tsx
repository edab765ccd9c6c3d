import type { CSSProperties } from 'react';
import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/lib/content/fields';
import styles from './service-gallery.module.css';

type Props = { title: string; pictures: Picture[]; leadRatio: string; leadSizes: string };

/** The first picture large, the others in one row below it; each opens in the lightbox. */
export function ServiceGallery({ title, pictures, leadRatio, leadSizes }: Props) {
  const [lead, ...others] = pictures;
  if (!lead) return <Photo title={title} ratio={leadRatio} sizes={leadSizes} />;
  const label = `Pictures of ${title}`;
  return (
    <LightboxLinks
      label={label}
      slides={pictures.map((picture) => ({ ...picture, title: picture.alt }))}
    >
      <ul
        aria-label={label}
        className={styles.pictures}
        style={{ '--beside': Math.max(1, others.length) } as CSSProperties}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={picture.src} data-lightbox-index={index} data-js className={styles.link}>
              <Photo
                picture={picture}
                ratio={index === 0 ? leadRatio : '1'}
                sizes={index === 0 ? leadSizes : '25vw'}
                quality={index === 0 ? 75 : 60}
                className={index === 0 ? styles.lead : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
    </LightboxLinks>
  );
}
