import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, runProgram, startProgram, waitUntilReady } from './programs';
import { folderOf, type Server } from './servers';

const RENDERER = 'deploy/nginx/render.mjs';

/** Starts nginx in front of the site, with the configuration that the project ships. */
export async function startShippedNginx(site: Server): Promise<Server> {
  const folder = folderOf('proxy');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const configuration = await runProgram(
    process.execPath,
    [
      RENDERER,
      ...['--listen', `127.0.0.1:${port}`],
      ...['--site', `127.0.0.1:${new URL(site.url).port}`],
      ...['--cache', path.join(folder, 'cache')],
      ...['--alone', folder],
    ],
    { seconds: 10 },
  );
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const program = startProgram('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    log: `${folder}.log`,
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(`${url}/`);
  return { url, ...program };
}
