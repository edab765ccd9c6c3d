import type { Page } from '@playwright/test';

export type Transfer = {
  url: string;
  /** As the browser's tools call it: Document, Stylesheet, Script, Image, Font … */
  type: string;
  contentType: string;
  /** Bytes of the body as they came over the wire. */
  size: number;
};

/** Everything that a page loads from now on, with its size on the wire; nothing comes from a cache. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const byRequest = new Map<string, Transfer & { head: number }>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, mimeType: contentType, encodedDataLength: head } = response;
    const transfer = { url, type, contentType, size: 0, head };
    byRequest.set(requestId, transfer);
    transfers.push(transfer);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byRequest.get(requestId);
    if (transfer) transfer.size = encodedDataLength - transfer.head;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return transfers;
}

/** One line for each, for the message of a budget that is broken. */
export const listed = (transfers: readonly Transfer[]): string =>
  transfers.map(({ type, size, url }) => `${type} ${(size / 1024).toFixed(1)} ${url}`).join('\n');

/** Sum in KB of 1024 bytes, of one type or of all. */
export const kilobytes = (transfers: readonly Transfer[], type?: string): number =>
  transfers
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { size }) => sum + size, 0) / 1024;
