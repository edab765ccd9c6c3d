import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { VideoDialog } from '@/components/ui/video-dialog/video-dialog';
import type { Picture } from '@/lib/content/schemas/fields';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './video-section.module.css';

type Props = {
  film: { title?: string; text?: string; picture?: Picture };
  videoId?: string;
};

export function VideoSection({ film, videoId }: Props) {
  if (!videoId) return null;
  const { title = siteWords().common.film, text, picture } = film;
  return (
    <Section aria-labelledby="film-heading">
      <div className={styles.video}>
        <Photo
          className={styles.photo}
          // Decorative: the title describes the film.
          picture={picture && { ...picture, alt: '' }}
          sizes="(width < 992px) 100vw, 67vw"
          focus="50% 60%"
        />
        <div className={styles.note}>
          <h2 id="film-heading" className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          <VideoDialog videoId={videoId} title={title} />
        </div>
      </div>
    </Section>
  );
}
