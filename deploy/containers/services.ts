import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Service = {
  image: string;
  command?: string[];
  networks?: { default: { ipv4_address: string } };
};

type Compose = {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: [{ subnet: string; ip_range: string }] } } };
};

/** Podman's option for a key of a service; none for what is done otherwise, or not needed. */
const OPTIONS: Record<string, string> = {
  ...{ environment: '--env', volumes: '--volume', tmpfs: '--tmpfs', user: '--user' },
  ...{ read_only: '--read-only', cap_drop: '--cap-drop', security_opt: '--security-opt' },
  ...{ extra_hosts: '--add-host', stop_grace_period: '--stop-timeout', ports: '--publish' },
  ...{ build: '', restart: '', depends_on: '' },
};

function optionsOf([key, value]: [string, unknown]): string[] {
  const option = OPTIONS[key];
  assert(option !== undefined, `compose.yaml says ${key}, which is not tried`);
  if (!option) return [];
  // A time is in seconds.
  if (typeof value !== 'object') return [`${option}=${String(value).replace(/^(\d+)s$/, '$1')}`];
  const isList = Array.isArray(value);
  return Object.entries(value ?? {}).map(([k, v]) => `${option}=${isList ? v : `${k}=${v}`}`);
}

/** @param variables in place of `${NAME:?message}`; the programs refuse to start without them */
export function readCompose(variables: Record<string, string>) {
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  const filled = text.replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => variables[name] ?? '');
  const { services, networks } = parse(filled, { merge: true }) as Compose;
  const [{ subnet, ip_range: range }] = networks.default.ipam.config;
  const run = ({ image, command = [], networks: own, ...others }: Service) => [
    ...(own ? [`--ip=${own.default.ipv4_address}`] : []),
    ...[...Object.entries(others).flatMap(optionsOf), image, ...command],
  ];
  return {
    network: [`--subnet=${subnet}`, `--ip-range=${range}`],
    /** What `podman run` is told of each. */
    services: Object.entries(services).map(([name, one]) => ({ name, run: run(one) })),
  };
}
