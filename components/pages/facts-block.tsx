import { Figures } from '@/components/ui/figures/figures';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';

export function FactsBlock({ id, title, facts }: BlockProps<'facts'>) {
  const isOne = facts.length === 1;
  return (
    <BlockFrame id={id} title={title} wide={!isOne}>
      <Figures facts={facts} large={isOne} />
    </BlockFrame>
  );
}
