import type { ReactElement } from 'react';
import type { Block } from '@/lib/content/schemas/site-schemas';
import { uniqueFragments } from '@/lib/platform/text/fragment';
import { markedAs } from '@/lib/platform/text/writing';
import { ActionBlock } from './action-block';
import { DownloadsBlock } from './downloads-block';
import { FactsBlock } from './facts-block';
import { GalleryBlock } from './gallery-block';
import styles from './page-blocks.module.css';
import { PictureBlock } from './picture-block';
import { TableBlock } from './table-block';
import { TextBlock } from './text-block';

/** What a company's own page is made of, in the order of the host; the blocks of a page are in one language. */
export function PageBlocks({ blocks }: { blocks: Block[] }) {
  const ids = uniqueFragments(blocks.map((block) => ('title' in block ? block.title : undefined)));
  return (
    <div className={styles.blocks} {...markedAs(blocks[0]?.lang)}>
      {blocks.map((block, index) => (
        <PageBlock key={ids[index]} id={ids[index]!} block={block} />
      ))}
    </div>
  );
}

/** @param id of the title, so that links may lead there */
function PageBlock({ id, block }: { id: string; block: Block }): ReactElement {
  switch (block.type) {
    case 'text':
      return <TextBlock id={id} {...block} />;
    case 'picture':
      return <PictureBlock {...block} />;
    case 'gallery':
      return <GalleryBlock id={id} {...block} />;
    case 'table':
      return <TableBlock id={id} {...block} />;
    case 'facts':
      return <FactsBlock id={id} {...block} />;
    case 'action':
      return <ActionBlock id={id} {...block} />;
    case 'downloads':
      return <DownloadsBlock id={id} {...block} />;
  }
}
