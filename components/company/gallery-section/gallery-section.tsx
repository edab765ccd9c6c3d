import { useId, type ReactNode } from 'react';
import { GalleryGrid } from '@/components/ui/gallery-grid/gallery-grid';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { GalleryItem } from '@/lib/content/schemas/schemas';
import { columnsFor } from '@/components/ui/gallery-grid/columns';

type Props = {
  title: string;
  text?: string;
  items: GalleryItem[];
  /** Usually one link, beside the title. */
  action?: ReactNode;
  captions?: boolean;
  /** On wide screens: the first two large, the others in three or five columns. */
  twoLarge?: boolean;
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
  /** Of its pictures, those on the bright ground of products. */
  isBright?: (picture: { src: string }) => boolean;
};

/** A titled gallery whose pictures open in the lightbox. */
export function GallerySection(props: Props) {
  const { title, text, items, action, captions, twoLarge, titledBy, isBright } = props;
  const ownId = useId();
  const id = titledBy ?? ownId;
  if (items.length === 0 && !action) return null;
  return (
    <Section aria-labelledby={id} bleed={!twoLarge}>
      {!titledBy && <SectionHeading id={id} title={title} text={text} action={action} />}
      <GalleryGrid
        label={title}
        items={items}
        columns={twoLarge ? columnsFor(items.length - 2, [3, 5]) : columnsFor(items.length)}
        captions={captions}
        isBright={isBright}
        twoLarge={twoLarge}
      />
    </Section>
  );
}
