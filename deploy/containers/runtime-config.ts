import type { Service } from './compose-file';
import type { ImageConfig } from './images';

/** What a container gets where `cap_drop` does not take it away. */
const DEFAULT_CAPABILITIES = [
  ...['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'FSETID', 'KILL', 'MKNOD', 'NET_BIND_SERVICE'],
  ...['NET_RAW', 'SETFCAP', 'SETGID', 'SETPCAP', 'SETUID', 'SYS_CHROOT', 'AUDIT_WRITE'],
].map((name) => `CAP_${name}`);

/** Of containers whose image says nothing else. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export type Bind = { from: string; to: string; readOnly: boolean };

type Place = {
  root: string;
  user: { uid: number; gid: number };
  binds: Bind[];
  networkNamespace: string;
};

const mount = (destination: string, type: string, ...options: string[]) => ({
  destination,
  type,
  source: type,
  options,
});

/** The configuration by the OCI runtime specification, as crun reads it. */
export function runtimeConfig(
  service: Service,
  image: ImageConfig,
  { root, user, binds, networkNamespace }: Place,
) {
  const capabilities = service.cap_drop.length > 0 ? [] : DEFAULT_CAPABILITIES;
  const variables = Object.entries(service.environment).map(([name, value]) => `${name}=${value}`);
  return {
    ociVersion: '1.0.0',
    hostname: service.name,
    root: { path: root, readonly: service.read_only },
    process: {
      terminal: false,
      user,
      args: [...(image.Entrypoint ?? []), ...(service.command ?? image.Cmd ?? [])],
      // The last one counts.
      env: [`PATH=${PATH}`, ...(image.Env ?? []), ...variables],
      cwd: image.WorkingDir || '/',
      capabilities: {
        bounding: capabilities,
        // Another user than root has none of them.
        effective: user.uid === 0 ? capabilities : [],
        permitted: user.uid === 0 ? capabilities : [],
      },
      noNewPrivileges: service.security_opt.length > 0,
    },
    mounts: [
      mount('/proc', 'proc'),
      mount('/dev', 'tmpfs', 'nosuid', 'mode=755', 'size=65536k'),
      mount('/dev/pts', 'devpts', 'nosuid', 'noexec', 'newinstance', 'ptmxmode=0666'),
      mount('/dev/shm', 'tmpfs', 'nosuid', 'noexec', 'nodev', 'mode=1777', 'size=65536k'),
      mount('/sys', 'sysfs', 'nosuid', 'noexec', 'nodev', 'ro'),
      ...service.tmpfs.map((folder) =>
        mount(folder, 'tmpfs', 'nosuid', 'noexec', 'nodev', 'mode=1777'),
      ),
      ...binds.map(({ from, to, readOnly }) => ({
        destination: to,
        type: 'bind',
        source: from,
        options: ['bind', readOnly ? 'ro' : 'rw'],
      })),
    ],
    linux: {
      namespaces: [
        ...['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
        { type: 'network', path: networkNamespace },
      ],
    },
  };
}
