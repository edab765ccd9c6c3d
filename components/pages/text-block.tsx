import { RichText } from '@/components/ui/rich-text/rich-text';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';

export function TextBlock({ id, title, html }: BlockProps<'text'>) {
  return (
    <BlockFrame id={id} title={title}>
      {html && <RichText html={html} long />}
    </BlockFrame>
  );
}
