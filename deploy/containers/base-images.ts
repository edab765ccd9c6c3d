import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, run } from './command';
import type { Images } from './images';

const SUITE = 'bookworm';
const DEBIAN = 'localhost/debian-base';

/** The versions that the base images of the Dockerfile bring. */
const NODE = { node: '24.21.0', npm: '11.19.1' };

const NGINX_CONFIGURATION = `user www-data;
worker_processes auto;
pid /run/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log /dev/stdout;
  error_log /dev/stderr notice;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `  ${name}_temp_path /var/cache/nginx/${name}_temp;`)
  .join('\n')}
  include /etc/nginx/conf.d/*.conf;
}
`;

/** The Debian mirror that apt of this machine uses. */
export async function debianMirror(): Promise<string> {
  const found = await read(
    ...(['apt-get', 'indextargets', '--format', '$(REPO_URI)'] as const),
    ...['Created-By: Packages', 'Origin: Debian', `Codename: ${SUITE}`],
  );
  const [mirror] = found.split('\n');
  if (!mirror) throw new Error(`apt knows no mirror of Debian ${SUITE}: run apt-get update`);
  return mirror;
}

/** Debian as debootstrap installs it. @param folder is emptied; gets the files @param packages as well */
export async function installDebian(
  folder: string,
  packages?: string,
  suite = SUITE,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const further = packages ? [`--include=${packages}`] : [];
  const mirror = await debianMirror();
  await run('debootstrap', '--variant=minbase', ...further, suite, folder, mirror);
}

/** Node.js and npm of the npm registry, copied into the files of a system as those of nodejs.org are. */
export async function installNode(root: string, work: string): Promise<void> {
  mkdirSync(work, { recursive: true });
  writeFileSync(
    path.join(work, 'package.json'),
    JSON.stringify({ private: true, dependencies: NODE, allowScripts: { node: true } }),
  );
  await run('npm', '--prefix', work, 'install', '--silent');
  const at = (name: string) => path.join(root, 'usr/local', name);
  cpSync(path.join(work, 'node_modules/node/bin/node'), at('bin/node'));
  cpSync(path.join(work, 'node_modules/npm'), at('lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, at(`bin/${name}`));
  }
}

/**
 * Makes the base images of the Dockerfile and the compose file, under their names, from Debian's
 * packages: nginx and Redis are Debian's versions.
 */
export async function makeBaseImages(images: Images, folder: string): Promise<void> {
  if (!(await images.has(DEBIAN))) {
    const files = path.join(folder, 'debian');
    if (!existsSync(path.join(files, 'etc/debian_version'))) await installDebian(files);
    // As in every Debian image: installing a package starts no service.
    writeFileSync(path.join(files, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', {
      mode: 0o755,
    });
    const container = await images.ask('from', 'scratch');
    await images.ask('add', '--quiet', container, files, '/');
    await images.ask('commit', '--quiet', '--rm', container, DEBIAN);
  }

  await make(images, 'node:24-bookworm-slim', ['--cmd=node'], async (container, root) => {
    await images.runIn(container, 'useradd', '--create-home', '--uid=1000', 'node');
    await installNode(root, path.join(folder, 'node'));
  });

  const nginx = ['--cmd=["nginx","-g","daemon off;"]', '--stop-signal=SIGQUIT'];
  await make(images, 'nginx:1.28-bookworm', nginx, async (container, root) => {
    await install(images, container, 'nginx-light');
    mkdirSync(path.join(root, 'var/cache/nginx'), { recursive: true });
    writeFileSync(path.join(root, 'etc/nginx/nginx.conf'), NGINX_CONFIGURATION);
  });

  await make(images, 'redis:7-bookworm', ['--cmd=redis-server'], async (container) => {
    await install(images, container, 'redis-server');
  });
}

async function make(
  images: Images,
  name: string,
  settings: string[],
  prepare: (container: string, root: string) => Promise<void>,
): Promise<void> {
  const image = `docker.io/library/${name}`;
  if (await images.has(image)) return;
  console.log(`\n— Base image ${name}`);
  const container = await images.ask('from', '--pull-never', DEBIAN);
  await prepare(container, await images.ask('mount', container));
  await images.ask('config', ...settings, container);
  await images.ask('commit', '--quiet', '--format=docker', '--rm', container, image);
}

async function install(images: Images, container: string, name: string): Promise<void> {
  const script = `apt-get update --quiet=2 && apt-get install --yes --quiet=2 \
    --no-install-recommends ${name} >/dev/null && apt-get clean && rm -rf /var/lib/apt/lists/*`;
  await images.runIn(container, 'env', 'DEBIAN_FRONTEND=noninteractive', ...['sh', '-c', script]);
}
