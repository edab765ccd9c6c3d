import { columnsFor } from '@/components/ui/gallery-grid/columns';
import { GalleryGrid } from '@/components/ui/gallery-grid/gallery-grid';
import { siteWords } from '@/lib/content/words/site-words';
import { words } from '@/words/words';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';

export function GalleryBlock({ id, title, pictures, lang }: BlockProps<'gallery'>) {
  return (
    <BlockFrame id={id} title={title} wide>
      <GalleryGrid
        label={title ?? (lang ? words(lang) : siteWords()).controls.pictures}
        items={pictures.map(({ picture, caption }) => ({
          title: caption,
          ...(lang && { lang }),
          picture,
        }))}
        columns={columnsFor(pictures.length)}
        captions={pictures.some(({ caption }) => caption)}
      />
    </BlockFrame>
  );
}
