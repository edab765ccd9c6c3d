import type { Block } from '@/lib/content/schemas/site-schemas';

/** The fields of a type of block, with the id of its title. */
export type BlockProps<Type extends Block['type']> = Omit<
  Extract<Block, { type: Type }>,
  'type'
> & { id: string };
