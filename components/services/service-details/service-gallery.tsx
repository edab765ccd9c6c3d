import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links';
import { slidesOf } from '@/components/ui/lightbox/slides';
import { isDrawing } from '@/lib/media/picture-files';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/lib/content/schemas/fields';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import styles from './service-gallery.module.css';

type Props = {
  title: string;
  pictures: Picture[];
  leadRatio: string;
  leadSizes: string;
  /**
   * Beside a text of the same height: the smaller pictures are taller, four of them in two rows.
   */
  column?: boolean;
  /** Of its pictures, those on the bright ground of products: dark pages dim it. */
  isBright?: (picture: { src: string }) => boolean;
};

/** The first picture is large, and so are drawings, last; each opens in the lightbox. */
export function ServiceGallery(props: Props) {
  const { title, pictures, leadRatio, leadSizes, column = false, isBright } = props;
  const drawings = pictures.filter(isDrawing);
  const shown = [...pictures.filter((picture) => !isDrawing(picture)), ...drawings];
  const lead = shown[0];
  const others = shown.slice(1).filter((picture) => !isDrawing(picture));
  if (!lead) return null;
  const label = fill(siteWords().common.picturesOf, { name: title });
  const slides = slidesOf(label, shown);
  const twoRows = column && others.length === 4;
  // Beside a long text, alone or above a single row.
  const tall = column && (others.length === 0 || others.length === 2);
  const beside = twoRows ? 2 : Math.max(1, others.length);
  // At full width drawings share the row of the smaller pictures.
  const wideBeside = column ? beside : Math.max(1, shown.length - 1);
  const ratio = !column ? '4 / 3' : twoRows ? '3 / 2' : '1';
  // Pictures are often wider than their places, and cropped at the sides.
  const cropped = ratio === '1' ? 1.2 : 1.15;
  const share = (places: number) => Math.ceil((100 * cropped) / Math.min(4, places));
  const sizes = `(width < 992px) ${share(beside)}vw, ${column ? Math.ceil(share(beside) * 0.55) : share(wideBeside)}vw`;
  return (
    <LightboxLinks label={label} slides={slides}>
      <ul
        aria-label={label}
        className={clsx(
          styles.pictures,
          column ? styles.column : styles.wide,
          tall && styles.tall,
          others.length === 0 && styles.alone,
        )}
        style={{ '--beside': beside, '--wide-beside': wideBeside } as CSSProperties}
      >
        {shown.map((picture, index) => (
          <li key={index} className={isDrawing(picture) ? styles.drawing : undefined}>
            <a href={picture.src} data-lightbox-index={index} data-js className={styles.link}>
              <Photo
                picture={{ ...picture, alt: slides[index]?.alt ?? '' }}
                ratio={index === 0 ? leadRatio : isDrawing(picture) ? '4 / 3' : ratio}
                sizes={index === 0 ? leadSizes : sizes}
                // The largest of the first view.
                priority={index === 0}
                shared={index === 0 ? 'page' : undefined}
                quality={index === 0 ? 75 : 50}
                className={clsx(index === 0 && styles.lead, isBright?.(picture) && styles.bright)}
              />
            </a>
          </li>
        ))}
      </ul>
    </LightboxLinks>
  );
}
