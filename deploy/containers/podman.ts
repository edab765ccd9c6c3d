import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { findProgram } from '../../bin/cluster/programs';
import { installDebian, read, run } from './command';

/** The versions that the base image of the Dockerfile brings. */
const NODE = { node: '24.21.0', npm: '11.19.1' };
/** What every machine can set. */
const LIMITS = ['--ulimit=nofile=8192:8192', '--ulimit=nproc=8192:8192'];

/** Podman with images in a folder of its own. Ends the process with 2 where a program is missing. */
export function openPodman(what: string, given?: string) {
  const needed = ['podman', 'runc', 'iptables', 'debootstrap'];
  const missing = needed.filter((name) => !findProgram(name));
  if (process.getuid?.() !== 0) missing.push('root');
  if (missing.length > 0) {
    console.log(`Skipped: ${what}. Needs ${missing.join(', ')}.`);
    process.exit(2);
  }
  // It would have each health check run by systemd.
  process.env.DISABLE_HC_SYSTEMD = 'true';
  const folder = path.resolve(given ?? mkdtempSync(path.join(tmpdir(), 'forge-containers-')));
  const own = [
    ...[`--root=${folder}/storage`, `--runroot=${folder}/run`],
    `--network-config-dir=${folder}/networks`,
    // The usual runtime, crun, refuses machines with both versions of cgroups.
    ...['--runtime=runc', '--log-level=error'],
  ];
  const ask = (...args: string[]) => read('podman', ...own, ...args);
  const show = (...args: string[]) => run('podman', ...own, ...args);
  const build = (target: string, image: string, ...files: string[]) => {
    console.log(`\n— Image ${image}`);
    // HEALTHCHECK is lost in the other format.
    const options = [...LIMITS, '--network=host', '--pull-never', '--format=docker'];
    show('build', ...options, `--target=${target}`, `--tag=${image}`, ...files);
  };
  return {
    own,
    ask,
    show,
    build,
    launch: (...args: string[]) => ask('run', '--pull=never', ...LIMITS, ...args),
    /** @param images of bases.Containerfile: stage and name */
    makeBases: async (images: Record<string, string>) => {
      if (!existsSync(path.join(folder, 'certificates.pem'))) await prepareContext(folder);
      for (const [stage, image] of Object.entries(images))
        build(stage, image, '--file=deploy/containers/bases.Containerfile', folder);
    },
    close: async () => {
      await ask('rm', '--all', '--force', '--time=0');
      for (const kind of ['volume', 'network']) await ask(kind, 'prune', '--force');
      if (given) return;
      await ask('rmi', '--all', '--force');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian, Node.js of the npm registry, and how npm of this machine reaches that. */
async function prepareContext(folder: string): Promise<void> {
  const at = (name: string) => path.join(folder, name);
  await installDebian(at('debian'));
  const wanted = { private: true, dependencies: NODE, allowScripts: { node: true } };
  writeFileSync(at('package.json'), JSON.stringify(wanted));
  run('npm', '--prefix', folder, 'install', '--silent');
  const value = (name: string) => read('npm', 'config', 'get', name);
  const settings = `registry=${await value('registry')}\ncafile=/etc/npm-certificates.pem\n`;
  writeFileSync(at('npmrc'), settings);
  const pem = [await value('cafile'), process.env.NODE_EXTRA_CA_CERTS ?? ''].find(existsSync);
  if (pem) copyFileSync(pem, at('certificates.pem'));
  else writeFileSync(at('certificates.pem'), rootCertificates.join('\n'));
}
