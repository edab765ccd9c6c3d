import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopProgram, until } from '@/bin/cluster/programs';

const PROGRAM = 'varnishd';
/** As the shipped configuration has them. */
const [ADDRESS, TOKEN] = ['.port = "3000"', 'change-this-token'];

/** Varnish in front of a site, with the configuration that the project ships. */
export async function startVarnish(options: { port: number; sitePort: number; token: string }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'forgefront-varnish-'));
  const shipped = await readFile('deploy/varnish/site.vcl', 'utf8');
  if (!shipped.includes(ADDRESS) || !shipped.includes(TOKEN)) throw new Error('another site.vcl');
  const configuration = path.join(folder, 'site.vcl');
  await writeFile(
    configuration,
    shipped.replace(ADDRESS, `.port = "${options.sitePort}"`).replace(TOKEN, options.token),
  );
  const child = spawn(
    PROGRAM,
    [
      ...['-F', '-j', 'none', '-n', path.join(folder, 'work'), '-f', configuration],
      ...['-a', `127.0.0.1:${options.port}`, '-T', 'none', '-s', 'malloc,64m'],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const url = `http://127.0.0.1:${options.port}`;
  await until(async () => (await fetch(url)).status > 0, child);
  return {
    url,
    async stop() {
      await stopProgram(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Varnish = Awaited<ReturnType<typeof startVarnish>>;
