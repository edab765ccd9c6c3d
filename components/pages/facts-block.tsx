import { Figures } from '@/components/ui/figures/figures';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';

export function FactsBlock({ id, title, facts }: BlockProps<'facts'>) {
  return (
    <BlockFrame id={id} title={title} wide>
      <Figures facts={facts} />
    </BlockFrame>
  );
}
