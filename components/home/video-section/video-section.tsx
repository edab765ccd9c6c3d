import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { VideoDialog } from '@/components/ui/video-dialog/video-dialog';
import type { Picture } from '@/lib/content/fields';
import { companyVideoId } from '@/lib/demo-data/company-video';
import styles from './video-section.module.css';

type Props = {
  /** The film's picture is scenery: the title says what the film shows. */
  film: { title: string; text: string; picture: Picture };
  videoId?: string;
};

/** The company film: a wide picture with a note in its corner, and the button that plays it. */
export function VideoSection({ film: { title, text, picture }, videoId = companyVideoId }: Props) {
  return (
    <Section aria-labelledby="film-heading">
      <div className={styles.video}>
        <Photo className={styles.photo} picture={picture} sizes="100vw" focus="50% 60%" />
        <div className={styles.note}>
          <h2 id="film-heading" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <VideoDialog videoId={videoId} title={title} />
        </div>
      </div>
    </Section>
  );
}
