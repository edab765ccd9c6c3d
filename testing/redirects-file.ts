import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSiteRedirects } from '@/lib/pages/redirects/site-redirects';

/** As at the start of a site with these entries in REDIRECTS_FILE. */
export async function loadRedirects(entries: object[]): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'redirects-')), 'redirects.json');
  await writeFile(file, JSON.stringify(entries));
  loadSiteRedirects(file);
}
