import { Link } from '@/components/ui/link/link-client';
import { LightboxLinks } from '@/components/ui/lightbox/lightbox-links';
import { slidesOf } from '@/components/ui/lightbox/slides';
import { Photo } from '@/components/ui/photo/photo';
import { siteWords } from '@/lib/content/words/site-words';
import type { Frame } from '@/lib/features/company/frame';
import styles from './company-gallery.module.css';
import columns from './footer.module.css';

/** Product thumbnails that open in the lightbox. */
export function CompanyGallery({ pictures, hasMore }: Frame['gallery']) {
  const { footer } = siteWords().layout;
  const slides = slidesOf(footer.gallery, pictures);
  if (slides.length === 0) return null;
  return (
    <section className={columns.column} aria-labelledby="company-gallery" data-screen-only>
      <h2 id="company-gallery">{footer.gallery}</h2>
      <LightboxLinks slides={slides} label={footer.gallery}>
        <ul className={styles.grid}>
          {slides.map(({ title, ...picture }, index) => (
            <li key={pictures[index]?.id}>
              <a
                href={picture.src}
                data-lightbox-index={index}
                data-js
                className={styles.thumbnail}
                title={title}
              >
                <Photo picture={picture} title={title} sizes="72px" className={styles.photo} />
              </a>
            </li>
          ))}
        </ul>
      </LightboxLinks>
      {hasMore && (
        <p className={columns.links}>
          <Link href="/shop">{footer.viewAllProducts}</Link>
        </p>
      )}
    </section>
  );
}
