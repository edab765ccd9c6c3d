import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';

export const binaries = existsSync(VERSIONS)
  ? join(VERSIONS, readdirSync(VERSIONS).sort().at(-1)!, 'bin')
  : undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** PostgreSQL refuses to run as root. */
const asPostgres = (command: string): void =>
  void execFileSync('su', ['postgres', '-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });

/** A server of its own, in a folder of its own. */
export async function startPostgres(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync('/tmp/editor-postgres-');
  const user = execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
  chownSync(folder, Number(user), -1);
  const port = await freePort();
  asPostgres(`${binaries}/initdb -D ${folder}/data -A trust -E UTF8`);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  asPostgres(
    `${binaries}/pg_ctl -D ${folder}/data -o '${options}' -l ${folder}/log -w start >/dev/null`,
  );
  asPostgres(`${binaries}/createdb -h 127.0.0.1 -p ${port} editor`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/editor`,
    stop: () => {
      asPostgres(`${binaries}/pg_ctl -D ${folder}/data -m immediate stop >/dev/null`);
      rmSync(folder, { recursive: true });
    },
  };
}
