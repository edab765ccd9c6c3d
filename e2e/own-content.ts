import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnSite } from './own-site';

const DEMO = path.resolve('demo-company');

/** The site with a copy of the demo company's content, which a test changes while both run. */
export async function startSiteWithOwnContent() {
  const folder = await mkdtemp(path.join(tmpdir(), 'forge-content-'));
  await cp(path.join(DEMO, 'content'), path.join(folder, 'content'), { recursive: true });
  for (const name of ['media', 'documents']) {
    await symlink(path.join(DEMO, name), path.join(folder, name));
  }

  /** Changes an endpoint's content; the content service tells the site. */
  async function edit<T>(name: string, change: (content: T) => T): Promise<void> {
    const file = path.join(folder, 'content', `${name}.json`);
    const content = JSON.parse(await readFile(file, 'utf8')) as T;
    await writeFile(file, JSON.stringify(change(content)));
  }
  return {
    folder,
    edit,
    async start() {
      const site = await startOwnSite({
        CONTENT_DIR: folder,
        CONTENT_REVALIDATE_SECONDS: '3600',
      });
      return {
        origin: site.origin,
        stop: async () => {
          await site.stop();
          await rm(folder, { recursive: true, force: true });
        },
      };
    },
  };
}
