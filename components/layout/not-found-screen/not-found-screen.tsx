import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Image } from '@/components/ui/image/image';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import type { Picture } from '@/lib/content/fields';
import { siteWords } from '@/lib/content/site-words';
import styles from './not-found-screen.module.css';

type Props = {
  /** Behind the text; decorative. */
  picture?: Picture;
  /** Stands ready in the data of a page that shows something else: nothing of it is loaded ahead. */
  inReserve?: boolean;
  /** Stands in place of the page that was asked for: lib/delivery/cache/not-loaded.ts makes it answer 404. */
  isAnswer?: boolean;
};

export function NotFoundScreen({ picture, inReserve = false, isAnswer = false }: Props) {
  const { notFound } = siteWords().errors;
  // React preloads the pictures of what it renders, shown or not, but none in a `picture`.
  const Frame = inReserve ? 'picture' : Fragment;
  return (
    <section
      className={styles.screen}
      data-tone="dark"
      data-not-found={isAnswer ? '' : undefined}
      aria-labelledby="not-found"
    >
      {picture && (
        <Frame>
          <Image
            src={picture.src}
            alt=""
            sizes="(width < 768px) 300vw, 100vw"
            quality={60}
            loading="eager"
            fetchPriority="high"
            className={styles.picture}
          />
        </Frame>
      )}
      <div className={styles.container}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 id="not-found" className={styles.title}>
          {notFound.title}
        </h1>
        <p className={styles.text}>{notFound.text}</p>
        <ButtonLink href="/">{notFound.home}</ButtonLink>
      </div>
      <PaintTogether id="not-found-end" />
    </section>
  );
}
