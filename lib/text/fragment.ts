/** `Oil and gas` → `oil-and-gas`: the fragment that leads to what has this title. */
export const fragmentOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
