import type { ComponentProps } from 'react';
import { siteWords } from '@/lib/content/words/site-words';
import { LightboxOpener } from './lightbox-links-client';

/** A list of picture links with `data-lightbox-index`; scripts open them in the lightbox. */
export function LightboxLinks(props: Omit<ComponentProps<typeof LightboxOpener>, 'words'>) {
  const { controls } = siteWords();
  return (
    <LightboxOpener
      {...props}
      words={{
        previous: controls.previousPicture,
        next: controls.nextPicture,
        close: controls.close,
      }}
    />
  );
}
