import { Play, X } from '@/components/ui/icons/icons';
import clsx from 'clsx';
import { useId } from 'react';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import { VideoFrame } from './video-frame-client';
import { videoSite, watchUrl } from './video-site';
import styles from './video-dialog.module.css';

type Props = {
  /** 11 characters; renders nothing for anything else. */
  videoId: string;
  title: string;
  className?: string;
};

const VIDEO_ID = /^[\w-]{11}$/;

/** Contacts the video provider only when the dialog is opened. */
export function VideoDialog({ videoId, title, className }: Props) {
  const id = useId();
  if (!VIDEO_ID.test(videoId)) return null;
  const { controls } = siteWords();
  return (
    <>
      <button
        type="button"
        className={clsx(styles.trigger, className)}
        command="show-modal"
        commandfor={id}
        data-js="command" // only for browsers that do not know `command`
        aria-haspopup="dialog"
      >
        <span className={styles.playIcon}>
          <Play size={22} strokeWidth={1.5} aria-hidden="true" />
        </span>
        <span className={styles.content}>
          <span>
            <MarkedText
              text={controls.playVideo}
              marks={{ name: (name) => <span className={styles.title}>{name}</span> }}
              values={{ name: title }}
            />
          </span>
          <small className={styles.note}>{fill(controls.playsFrom, { site: videoSite })}</small>
        </span>
      </button>
      <dialog id={id} className={styles.dialog} aria-label={title} closedby="any">
        <form method="dialog">
          <button className={styles.close} aria-label={controls.closeVideo}>
            <X size={24} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </form>
        <VideoFrame videoId={videoId} title={title}>
          <p className={styles.fallback}>
            <a href={watchUrl(videoId)} target="_blank" rel="noopener">
              {fill(controls.watchVideo, { name: title })}
            </a>
          </p>
        </VideoFrame>
      </dialog>
    </>
  );
}
