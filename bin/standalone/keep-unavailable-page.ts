import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@/node/write-whole';

const EVERY_MS = 10_000;
const WAIT_MS = 5_000;

/**
 * Keeps a file current that nginx serves while no site answers, so that visitors read the company's name
 * and phone then too. Goes on until the process ends. @param folder that nginx reads
 */
export function keepUnavailablePage(origin: string, folder: string): void {
  const store = () => storeUnavailablePage(origin, folder).catch(() => undefined);
  void store();
  setInterval(store, EVERY_MS).unref();
}

/** @throws when the site does not answer or the folder cannot be written */
export async function storeUnavailablePage(origin: string, folder: string): Promise<void> {
  const answer = await fetch(`${origin}/unavailable`, { signal: AbortSignal.timeout(WAIT_MS) });
  if (!answer.ok) throw new Error(`/unavailable was answered with ${answer.status}`);
  const html = await answer.text();
  const file = path.join(folder, 'unavailable.html');
  if ((await readFile(file, 'utf8').catch(() => '')) === html) return;
  // Several instances share the folder.
  await writeWhole(file, html);
}
