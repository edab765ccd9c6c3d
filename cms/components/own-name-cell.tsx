/** A page without a name of its own in the editor has the one of the site. */
export function OwnNameCell({ cellData }: { cellData?: unknown }) {
  return typeof cellData === 'string' && cellData ? cellData : 'as on the site';
}
