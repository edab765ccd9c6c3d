'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { Lightbox } from './lightbox-client';
import type { LightboxProps } from './lightbox-view-client';

type Props = Pick<LightboxProps, 'slides' | 'label' | 'words'> & {
  /** A list of picture links with `data-lightbox-index`. */
  children: ReactNode;
};

/** Opens the picture links in a lightbox; modified clicks keep their meaning. */
export function LightboxOpener({ children, ...lightbox }: Props) {
  const [index, setIndex] = useState<number>();
  const [start, setStart] = useState(0);

  const openPicture = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLElement>('[data-lightbox-index]');
    if (!link) return;
    event.preventDefault();
    setStart(Number(link.dataset.lightboxIndex));
    setIndex(Number(link.dataset.lightboxIndex));
  };

  return (
    <>
      <div onClick={openPicture}>{children}</div>
      <Lightbox
        {...lightbox}
        open={index !== undefined}
        index={start}
        onClose={() => setIndex(undefined)}
      />
    </>
  );
}
