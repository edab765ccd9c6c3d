import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian installs each version. */
const VERSIONS = '/usr/lib/postgresql';

const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
const binaries = newest && join(VERSIONS, newest, 'bin');

/** For tests that need a server: where the package postgresql is missing, they are skipped. */
export function describeOnPostgres(name: string, tests: () => void): void {
  if (binaries) describe(name, tests);
  else describe.skip(`${name} (needs the package postgresql)`, tests);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function run(program: string, args: string) {
  const command = `${binaries}/${program} ${args} >/dev/null`;
  const [file, options] = isRoot ? ['su', ['postgres', '-c', command]] : ['sh', ['-c', command]];
  execFileSync(file as string, options as string[], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A server of its own in a folder of its own. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (isRoot) {
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })), -1);
  }
  const port = await freePort();
  const server = `-h 127.0.0.1 -p ${port} -U postgres`;
  run('initdb', `-D ${folder}/data -U postgres -A trust -E UTF8 --no-sync`);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', `-D ${folder}/data -o '${options}' -l ${folder}/log -w start`);
  let databases = 0;
  /** To the server and to those of its processes that answer. */
  const signalAll = (signal: NodeJS.Signals) => {
    const [first = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    const children = execFileSync('pgrep', ['-P', first], { encoding: 'utf8' });
    for (const pid of [first, ...children.trim().split('\n')]) process.kill(Number(pid), signal);
  };
  return {
    /** It hangs, as behind a broken network. */
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    /** @returns the URL of an empty database */
    createDatabase: () => {
      databases += 1;
      run('createdb', `${server} test${databases}`);
      return `postgres://postgres@127.0.0.1:${port}/test${databases}`;
    },
    stop: () => {
      run('pg_ctl', `-D ${folder}/data -m immediate stop`);
      rmSync(folder, { recursive: true });
    },
  };
}
