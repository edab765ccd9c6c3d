const units = ['kB', 'MB', 'GB'];

/** `1572864` → `1.6 MB` */
function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const step = Math.min(Math.floor(Math.log10(bytes) / 3), units.length);
  const amount = bytes / 1_000 ** step;
  return `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${units[step - 1]}`;
}

/** `/media/a/portfolio.pdf?v=2` → `PDF`; undefined for a name without an ending. */
export const fileType = (path: string): string | undefined =>
  /\.([a-z0-9]{1,5})$/i.exec(path.replace(/[?#].*/, ''))?.[1]?.toUpperCase();

/** `PDF, 1.6 MB` */
export const fileSummary = (type: string | undefined, bytes: number | undefined): string =>
  [type, bytes !== undefined && fileSize(bytes)].filter(Boolean).join(', ');
