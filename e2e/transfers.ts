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
  const transfers = new Map<string, Transfer>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    transfers.set(requestId, { url: response.url, type, contentType: response.mimeType, size: 0 });
    list.push(transfers.get(requestId)!);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.size += encodedDataLength;
  });
  const list: Transfer[] = [];
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return list;
}

/** Sum in bytes, of one type or of all. */
export const bytesOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { size }) => sum + size, 0);
