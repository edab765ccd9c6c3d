import { DataTable } from '@/components/ui/data-table/data-table';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';

export function TableBlock({ id, title, head, rows }: BlockProps<'table'>) {
  return (
    <BlockFrame id={id} title={title}>
      <DataTable labelledBy={title && id} heads={head} rows={rows} />
    </BlockFrame>
  );
}
