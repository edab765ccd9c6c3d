'use client';

import { useEffect } from 'react';
import YetAnotherLightbox, { useLightboxState } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { twoDigits } from '@/lib/platform/text/two-digits';
import styles from './lightbox-view.module.css';
import type { LightboxSlide } from './slides';

export type LightboxProps = {
  slides: LightboxSlide[];
  open: boolean;
  /** The first picture shown; a new value moves to it. */
  index: number;
  onClose: () => void;
  /** The accessible name, such as "Customer gallery". */
  label: string;
  words: { previous: string; next: string; close: string };
};

/** The words of a picture may be in another language than its page. */
const imageProps = (slide: { src: string; lang?: string }) =>
  ({ decoding: 'async', lang: slide.lang }) as const;

export default function LightboxView({
  slides,
  open,
  index,
  onClose,
  label,
  words,
}: LightboxProps) {
  useCloseOnEscape(open, onClose);
  return (
    <YetAnotherLightbox
      className={styles.lightbox}
      slides={slides.map(({ title, titleLang, ...slide }) => ({
        ...slide,
        description: titleLang ? (
          <span lang={titleLang} dir="auto">
            {title}
          </span>
        ) : (
          title
        ),
      }))}
      open={open}
      index={index}
      close={onClose}
      plugins={[Captions]}
      render={{ controls: () => <Position /> }}
      controller={{ closeOnBackdropClick: true }}
      captions={{ descriptionTextAlign: 'start' }}
      styles={{ slide: { paddingBlock: '4rem 5rem' } }}
      carousel={{ finite: false, imageProps }}
      labels={{
        Lightbox: label,
        'Photo gallery': label,
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
      }}
    />
  );
}

/** Past the last control the focus rests on the page itself, where the library hears no key. */
function useCloseOnEscape(open: boolean, onClose: () => void) {
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.activeElement === document.body) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onClose]);
}

/** As in the carousels. */
function Position() {
  const { currentIndex, slides } = useLightboxState();
  return (
    <p className={styles.position}>
      {`${twoDigits(currentIndex + 1)} / ${twoDigits(slides.length)}`}
    </p>
  );
}
