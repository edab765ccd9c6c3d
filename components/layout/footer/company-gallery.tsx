import { Link } from '@/components/ui/link/link-client';
import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links-client';
import { slidesOf } from '@/components/ui/lightbox/slides';
import { Photo } from '@/components/ui/photo/photo';
import type { Frame } from '@/lib/features/company/frame';
import styles from './company-gallery.module.css';
import columns from './footer.module.css';

/** Product thumbnails that open in the lightbox. */
export function CompanyGallery({ pictures, hasMore }: Frame['gallery']) {
  const slides = slidesOf('Company Gallery', pictures);
  if (slides.length === 0) return null;
  return (
    <section className={columns.column} aria-labelledby="company-gallery" data-screen-only>
      <h2 id="company-gallery">Company Gallery</h2>
      <LightboxLinks slides={slides} label="Company Gallery">
        <ul className={styles.grid}>
          {slides.map(({ src, alt, title }, index) => (
            <li key={pictures[index]?.id}>
              <a
                href={src}
                data-lightbox-index={index}
                data-js
                className={styles.thumbnail}
                title={title}
              >
                <Photo
                  picture={{ src, alt }}
                  title={title}
                  sizes="128px"
                  className={styles.photo}
                />
              </a>
            </li>
          ))}
        </ul>
      </LightboxLinks>
      {hasMore && (
        <p className={columns.links}>
          <Link href="/shop">View all products</Link>
        </p>
      )}
    </section>
  );
}
