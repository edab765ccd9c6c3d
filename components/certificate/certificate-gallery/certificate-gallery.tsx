import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links';
import { slidesOf } from '@/components/ui/lightbox/slides';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { siteWords } from '@/lib/content/words/site-words';
import type { GalleryItem } from '@/lib/content/schemas/schemas';
import styles from './certificate-gallery.module.css';

type Props = {
  title: string;
  text?: string;
  documents: GalleryItem[];
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
};

/** The certificates as sheets of paper; each opens in the lightbox. */
export function CertificateGallery({ title: heading, text, documents, titledBy }: Props) {
  if (documents.length === 0) return null;
  const label = siteWords().headings.certificates.title;
  const pictured = documents.filter(({ picture }) => picture);
  const slides = slidesOf(
    label,
    pictured.flatMap(({ picture, title }) => (picture ? [{ ...picture, title }] : [])),
  );
  return (
    <Section aria-labelledby={titledBy ?? 'certificates-heading'}>
      {!titledBy && <SectionHeading id="certificates-heading" title={heading} text={text} />}
      <LightboxLinks slides={slides} label={label}>
        <ul className={styles.grid}>
          {documents.map((document, position) => {
            const { title, figures, picture } = document;
            const index = pictured.indexOf(document);
            return (
              <li key={position} className={styles.item}>
                {picture ? (
                  <a
                    href={picture.src}
                    data-lightbox-index={index}
                    data-js
                    className={styles.sheet}
                  >
                    <Paper
                      picture={{ ...picture, alt: slides[index]?.alt ?? '' }}
                      title={title}
                      priority={index === 0 && titledBy !== undefined}
                    />
                  </a>
                ) : (
                  <span className={styles.sheet}>
                    <Paper title={title} />
                  </span>
                )}
                {title && (
                  <p className={styles.title}>
                    {title}
                    {figures && <small className={styles.figures}>{figures}</small>}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </LightboxLinks>
    </Section>
  );
}

/** Paper of the A series. */
function Paper(item: Partial<Pick<GalleryItem, 'picture' | 'title'>> & { priority?: boolean }) {
  return <Photo {...item} ratio="1 / 1.414" sizes="(width >= 992px) 22vw, 44vw" />;
}
