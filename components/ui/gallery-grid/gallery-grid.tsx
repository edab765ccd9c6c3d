import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links';
import { slidesOf } from '@/components/ui/lightbox/slides';
import { Photo } from '@/components/ui/photo/photo';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { markedAs } from '@/lib/platform/text/writing';
import { cellSizes, cellSpans } from './cell-spans';
import styles from './gallery-grid.module.css';

type GalleryPicture = {
  title?: string;
  /** Of title and figures, where that is not the page's. */
  lang?: string;
  /** Below the caption. */
  figures?: string;
  picture?: { src: string; alt: string; lang?: string };
  /** In a corner of the picture: the part alone, where the picture shows what it became a piece of. */
  part?: { src: string; alt: string; lang?: string };
};

type Props = {
  /** The name of the list and its lightbox, such as "Customer gallery". */
  label: string;
  items: GalleryPicture[];
  /** On wide screens; phones show two. */
  columns?: 3 | 4 | 5;
  captions?: boolean;
  /** Of its pictures, those on the bright ground of products: dark pages dim it. */
  isBright?: (picture: { src: string }) => boolean;
  /** On wide screens: the first two large, the others in the columns. */
  twoLarge?: boolean;
};

/** A grid of links to picture files; scripts open them in the lightbox. */
export function GalleryGrid({
  label,
  items,
  columns = 4,
  captions = false,
  isBright,
  twoLarge,
}: Props) {
  const pictured = items.filter(({ picture }) => picture);
  const slides = slidesOf(
    label,
    pictured.flatMap(({ picture, title, lang }) =>
      picture ? [{ ...picture, title, ...(lang && { titleLang: lang }) }] : [],
    ),
  );
  const indexes = new Map(pictured.map((item, index) => [item, index]));

  return (
    <LightboxLinks slides={slides} label={label}>
      <ul
        className={clsx(styles.grid, captions && styles.captioned, twoLarge && styles.twoLarge)}
        style={{ '--columns': columns } as CSSProperties}
        aria-label={label}
      >
        {items.map((item, cell) => {
          const { title, figures, lang, picture, part } = item;
          const caption = captions ? title : undefined;
          const index = indexes.get(item);
          const alt = caption ? picture?.alt : slides[index ?? -1]?.alt;
          const photo = (
            <Photo
              picture={picture && { ...picture, alt: alt ?? '' }}
              title={title}
              ratio="var(--ratio)"
              sizes={cellSizes(cell, items.length, columns, twoLarge)}
              className={picture && isBright?.(picture) ? styles.bright : undefined}
            />
          );
          const content = (
            <>
              {part ? (
                <span className={styles.whole}>
                  {photo}
                  <Photo picture={part} ratio="1" sizes="9.5rem" className={styles.part} />
                </span>
              ) : (
                photo
              )}
              {caption && (
                <span className={styles.caption} {...markedAs(lang)}>
                  <WholeWords>{caption}</WholeWords>
                  {figures && (
                    <small className={styles.figures}>
                      <WholeWords>{figures}</WholeWords>
                    </small>
                  )}
                </span>
              )}
            </>
          );
          return (
            <li
              key={cell}
              className={styles.cell}
              {...cellSpans(cell, items.length, columns, twoLarge)}
            >
              {picture ? (
                <a className={styles.link} href={picture.src} data-lightbox-index={index} data-js>
                  {content}
                </a>
              ) : (
                <div className={styles.link}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </LightboxLinks>
  );
}
