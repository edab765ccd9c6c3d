import { ButtonLink } from '@/components/ui/button/button';
import { Image } from '@/components/ui/image/image';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import type { Picture } from '@/lib/content/fields';
import { PAGE_NOT_FOUND } from '@/lib/platform/text/prescribed';
import styles from './not-found-screen.module.css';

/** @param picture behind the text; decorative */
export function NotFoundScreen({ picture }: { picture?: Picture }) {
  return (
    <section className={styles.screen} data-tone="dark" aria-labelledby="not-found">
      {picture && (
        <Image
          src={picture.src}
          alt=""
          sizes="(width < 768px) 300vw, 100vw"
          quality={60}
          loading="eager"
          fetchPriority="high"
          className={styles.picture}
        />
      )}
      <div className={styles.container}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 id="not-found" className={styles.title}>
          Oops! Page Not Found.
        </h1>
        <p className={styles.text}>{PAGE_NOT_FOUND}</p>
        <ButtonLink href="/">BACK HOME</ButtonLink>
      </div>
      <PaintTogether id="not-found-end" />
    </section>
  );
}
