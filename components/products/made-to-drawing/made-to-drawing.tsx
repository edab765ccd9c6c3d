import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button/button';
import { Image } from '@/components/ui/image/image';
import type { Picture } from '@/lib/content/schemas/fields';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { isDrawing } from '@/lib/media/picture-files';
import type { Heading } from '@/lib/pages/headings';
import styles from './made-to-drawing.module.css';

export type MadeToDrawingProps = {
  invitation: Heading;
  quoteLink: QuoteLink;
  /** The picture of the shop: a drawing stands above the words of a cell. */
  picture?: Picture;
};

type Props = MadeToDrawingProps & {
  /** cell: in the last place of a list of products; band: a row of its own. */
  variant: 'cell' | 'band';
};

/** Where to go with a part that is none of those shown. */
export function MadeToDrawing({ invitation: { title, text }, quoteLink, picture, variant }: Props) {
  const isCell = variant === 'cell';
  return (
    <div className={styles.frame} data-tone={isCell ? 'dark' : undefined}>
      <div className={clsx(styles.invitation, styles[variant])}>
        {isCell && picture && isDrawing(picture) && (
          <span className={styles.drawing}>
            <Image src={picture.src} alt="" sizes="25vw" />
          </span>
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <ButtonLink href={quoteLink.href}>{quoteLink.name}</ButtonLink>
      </div>
    </div>
  );
}
