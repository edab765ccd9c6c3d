/** Every folder with packages of its own: the program, its editor, the benchmark, and what makes fonts. */
export const lockedFolders = ['.', 'cms', 'bench', 'bin/fonts'];

type LockedPackage = {
  version?: string;
  /** Hash of the archive; npm installs one without it unchecked. */
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, LockedPackage> };

const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'android',
  'openharmony',
];
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

/** @returns optional packages that the lockfile lacks */
export function missingOptionalPackages({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [at, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (packages[`node_modules/${name}`] || packages[`${at}/node_modules/${name}`]) continue;
      missing[`node_modules/${name}`] = platformPackage(name, range.replace(/^[\^~]/, ''));
    }
  }
  return missing;
}

function platformPackage(name: string, version: string): LockedPackage {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const os = systems.filter((system) =>
    words.some((word) => word === system || (system === 'linux' && word.startsWith('linux'))),
  );
  const cpu = processors.filter(
    (processor) =>
      words.includes(processor) || (processor === 'arm' && words.some((w) => w.startsWith('armv'))),
  );
  return { version, optional: true, ...(os.length && { os }), ...(cpu.length && { cpu }) };
}

/** @returns places and `name@version` of the packages that npm would install unchecked */
export function packagesWithoutIntegrity({ packages }: Lockfile): [at: string, spec: string][] {
  return Object.entries(packages)
    .filter(([at, { integrity }]) => at !== '' && !integrity)
    .map(([at, { version }]) => [at, `${at.split('node_modules/').at(-1)}@${version}`]);
}
