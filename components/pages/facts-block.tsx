import { ServiceFigures } from '@/components/services/service-details/service-figures';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';

export function FactsBlock({ id, title, facts }: BlockProps<'facts'>) {
  return (
    <BlockFrame id={id} title={title} wide>
      <ServiceFigures facts={facts} />
    </BlockFrame>
  );
}
