import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { read, run } from './command';

/** What an image says about its containers. */
export type ImageConfig = {
  Env?: string[];
  Entrypoint?: string[];
  Cmd?: string[];
  User?: string;
  WorkingDir?: string;
  Volumes?: Record<string, object>;
  Healthcheck?: { Test: string[] };
};

/** Images and containers of buildah in a folder of their own; no daemon, no overlays. */
export function openImages(folder: string) {
  const at = (name: string) => path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  const storage = [
    '--storage-driver=vfs',
    `--root=${at('storage')}`,
    `--runroot=${at('run')}`,
  ] as const;
  const ask = (...args: string[]) => read('buildah', ...storage, ...args);
  const show = (...args: string[]) => run('buildah', ...storage, ...args);
  return {
    ask,
    /** The command runs in a container as in a Dockerfile. */
    runIn: (container: string, ...command: string[]) =>
      show('run', '--isolation=chroot', '--network=host', container, '--', ...command),
    has: async (image: string) =>
      ask('inspect', '--type=image', image).then(
        () => true,
        () => false,
      ),
    build: (target: string, image: string, mounts: string[]) =>
      show(
        ...['build', '--isolation=chroot', '--network=host', '--pull-never', '--layers'],
        // HEALTHCHECK is lost in the other format.
        '--format=docker',
        ...mounts.flatMap((mount) => ['--volume', mount]),
        ...['--file=deploy/Dockerfile', '--ignorefile=deploy/Dockerfile.dockerignore'],
        ...[`--target=${target}`, `--tag=${image}`, '.'],
      ),
    config: async (image: string): Promise<ImageConfig> => {
      const described = JSON.parse(await ask('inspect', '--type=image', image)) as {
        Docker: { config: ImageConfig };
      };
      return described.Docker.config;
    },
    /** @returns the folder with the files of a new container */
    files: async (image: string): Promise<string> =>
      ask('mount', await ask('from', '--pull-never', image)),
  };
}

export type Images = ReturnType<typeof openImages>;
