/** Read in Next.js 16.4.6: client/app-index.js takes the page's data from this array. */
declare global {
  interface Window {
    __next_f?: unknown[];
  }
}

export function pushPageData(piece: unknown): void {
  (window.__next_f ??= []).push(piece);
}
