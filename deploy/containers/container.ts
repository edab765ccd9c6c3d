import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning } from '../../bin/lib/processes';
import { read } from './command';
import type { Service } from './compose-file';
import type { Images } from './images';
import type { Network } from './network';
import { runtimeConfig, type Bind } from './runtime-config';

/** crun refuses machines with both versions of cgroups, so it sees the second alone. No limits are set. */
const ALONE = 'mount -t cgroup2 none /sys/fs/cgroup && exec "$@"';
const crun = (state: string, ...args: string[]) =>
  [
    'unshare',
    ...['--mount', 'sh', '-c', ALONE, 'sh'],
    ...['crun', `--root=${state}`, '--cgroup-manager=disabled', ...args],
  ] as [string, ...string[]];

type Surroundings = { folder: string; images: Images; network: Network; hosts: string };

/** Starts a service of the compose file as a container engine would. */
export async function startContainer(service: Service, { folder, ...around }: Surroundings) {
  const { images, network, hosts } = around;
  const bundle = path.join(folder, 'containers', service.name);
  const state = path.join(folder, 'state');
  mkdirSync(bundle, { recursive: true });
  const image = await images.config(service.image);
  const root = await images.files(service.image);
  const file = path.join(bundle, 'hosts');
  writeFileSync(file, [hosts, ...service.extra_hosts.map(hostLine), ''].join('\n'));

  const config = runtimeConfig(service, image, {
    root,
    // Empty where the image names none.
    user: userOf(root, (service.user ?? image.User) || 'root'),
    binds: [
      { from: file, to: '/etc/hosts', readOnly: true },
      ...(await volumes(service, Object.keys(image.Volumes ?? {}), root, folder)),
    ],
    networkNamespace: await network.join(service.address),
  });
  writeFileSync(path.join(bundle, 'config.json'), JSON.stringify(config, null, 2));

  const { user, cwd } = config.process;
  const asStarted = [`--user=${user.uid}:${user.gid}`, `--cwd=${cwd}`];
  const id = `${service.name}-${process.pid}`;
  const log = path.join(bundle, 'output.log');
  const output = openSync(log, 'a');
  const [command, ...args] = crun(state, 'run', `--bundle=${bundle}`, id);
  const child = spawn(command, args, { stdio: ['ignore', output, output] });
  const exited = once(child, 'exit') as Promise<[number | null]>;

  return {
    name: service.name,
    address: service.address,
    root,
    image,
    log,
    isRunning: () => isRunning(child),
    /** By the user and in the folder of the container, as engines do. */
    inside: (...command: string[]) => read(...crun(state, 'exec', ...asStarted, id, ...command)),
    /** @returns the exit code, or `late` after the time that the compose file grants */
    stop: async (signal: string): Promise<number | null | 'late'> => {
      if (!isRunning(child)) return child.exitCode;
      await read(...crun(state, 'kill', id, signal));
      const late = setTimeout(service.stop_grace_period * 1_000, 'late', { ref: false });
      const ended = await Promise.race([exited, late]);
      if (ended !== 'late') return (ended as [number | null])[0];
      await read(...crun(state, 'kill', id, 'SIGKILL'));
      return 'late';
    },
  };
}

export type Container = Awaited<ReturnType<typeof startContainer>>;

function hostLine(entry: string): string {
  const [name, address] = entry.split(':');
  return `${address} ${name}`;
}

function userOf(root: string, name: string): { uid: number; gid: number } {
  const users = readFileSync(path.join(root, 'etc/passwd'), 'utf8').split('\n');
  const found = users.map((line) => line.split(':')).find(([user]) => user === name);
  if (!found) throw new Error(`The image has no user ${name}`);
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Named volumes, and one for each folder that the image declares. */
async function volumes(
  { name, volumes: given }: Service,
  declared: string[],
  root: string,
  folder: string,
): Promise<Bind[]> {
  const named = given.map((text) => {
    const [volume = '', to = '', mode] = text.split(':');
    return { from: path.join(folder, 'volumes', volume), to, readOnly: mode === 'ro' };
  });
  const others = declared
    .filter((to) => !named.some((bind) => bind.to === to))
    .map((to) => ({ from: path.join(folder, 'volumes', name + to), to, readOnly: false }));
  const binds = [...named, ...others];
  for (const { from, to } of binds) {
    if (!existsSync(from)) await fill(from, path.join(root, to));
  }
  return binds;
}

/** A new volume has the content and the owner of what the image has in its place. */
async function fill(volume: string, original: string): Promise<void> {
  mkdirSync(path.dirname(volume), { recursive: true });
  if (existsSync(original))
    await read('cp', '--archive', '--no-target-directory', original, volume);
  else mkdirSync(volume);
}
