import { Photo } from '@/components/ui/photo/photo';
import { fitting } from '@/components/ui/whole-words/fitting';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Contents } from '@/lib/content/schemas/page-schemas';
import styles from './service-banner.module.css';

type Props = { banner: Pick<Contents, 'title' | 'subtitle' | 'backgroundImage'> };

/** The picture is decorative. */
export function ServiceBanner({ banner: { title, subtitle, backgroundImage } }: Props) {
  if (!title) return null;
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="service-banner-heading">
      {backgroundImage && (
        <div className={styles.picture}>
          <Photo
            className={styles.photo}
            picture={{ ...backgroundImage, alt: '' }}
            sizes="(width < 576px) 150vw, 100vw"
          />
        </div>
      )}
      <div className={styles.content}>
        <h2 id="service-banner-heading" className={styles.title} style={fitting(title)}>
          <WholeWords>{title}</WholeWords>
        </h2>
        {subtitle && (
          <p className={styles.text}>
            <WholeWords>{subtitle}</WholeWords>
          </p>
        )}
      </div>
    </section>
  );
}
