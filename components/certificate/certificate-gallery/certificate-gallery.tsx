import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links-client';
import type { LightboxSlide } from '@/components/ui/lightbox/slides';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { GalleryItem } from '@/lib/content/schemas';
import styles from './certificate-gallery.module.css';

type Props = { documents: GalleryItem[] | undefined };

/** The certificates as papers on a desk; each opens as a whole. */
export function CertificateGallery({ documents }: Props) {
  if (documents?.length === 0) return null;
  const slides: LightboxSlide[] = [];
  const papers = documents?.map((document) => ({
    ...document,
    index: document.picture && slides.push({ ...document.picture, title: document.title }) - 1,
  }));
  return (
    <Section aria-labelledby="certificates-heading">
      <SectionHeading
        id="certificates-heading"
        title="What we are certified for"
        text="Management systems and approvals, as the certifiers have signed them."
      />
      {papers ? (
        <LightboxLinks slides={slides} label="Certificates">
          <ul className={styles.grid}>
            {papers.map(({ id, title, picture, index }) => (
              <li key={id} className={styles.item}>
                {picture ? (
                  <a
                    href={picture.src}
                    data-lightbox-index={index}
                    data-js
                    className={styles.sheet}
                  >
                    <Paper picture={picture} title={title} />
                  </a>
                ) : (
                  <span className={styles.sheet}>
                    <Paper title={title} />
                  </span>
                )}
                {title && <p className={styles.title}>{title}</p>}
              </li>
            ))}
          </ul>
        </LightboxLinks>
      ) : (
        <p>Loading...</p>
      )}
    </Section>
  );
}

/** A sheet of the A series. */
function Paper(item: Partial<Pick<GalleryItem, 'picture' | 'title'>>) {
  return (
    <Photo {...item} ratio="1 / 1.414" sizes="(width >= 992px) 22vw, (width >= 575px) 44vw, 88vw" />
  );
}
