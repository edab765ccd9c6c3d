import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const list = z.array(z.string()).default([]);
const ip = z.ipv4();

/** A key that is not listed is one that containers.ts would not obey, so it is refused. */
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.literal('..'), dockerfile: z.string(), target: z.string() })
    .optional(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: list,
  tmpfs: list,
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.literal('ALL')).default([]),
  security_opt: z.array(z.literal('no-new-privileges:true')).default([]),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .default('10s')
    .transform((text) => Number.parseInt(text, 10)),
  depends_on: list,
  extra_hosts: list,
  networks: z.strictObject({ default: z.strictObject({ ipv4_address: ip }) }).optional(),
  // Not obeyed: nothing is started again, and the containers are visited at their own addresses.
  restart: z.literal('unless-stopped'),
  ports: list,
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.strictObject({
    default: z.strictObject({
      ipam: z.strictObject({
        config: z.tuple([z.strictObject({ subnet: z.cidrv4(), ip_range: z.cidrv4() })]),
      }),
    }),
  }),
  volumes: z.record(z.string(), z.null()),
});

export type Service = z.infer<typeof serviceSchema> & { name: string; address: string };

export type Compose = {
  /** Those that others depend on first. */
  services: Service[];
  /** With its prefix length, such as 172.28.77.1/24. */
  gateway: string;
};

/** `${NAME}` and `${NAME:?message}`. @throws when a variable is missing */
function withVariables(text: string, variables: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_, name: string, message = 'not set') => {
    const value = variables[name];
    if (!value) throw new Error(`${name}: ${message}`);
    return value;
  });
}

/** The compose file with an IPv4 address for every service. @throws when it has an unknown key */
export function readCompose(file: string, variables: Record<string, string>): Compose {
  const text = withVariables(readFileSync(file, 'utf8'), variables);
  const { services, networks } = composeSchema.parse(parse(text, { merge: true }));
  const { subnet, ip_range: range } = networks.default.ipam.config[0];
  const given = Object.entries(services).map(([name, service], index) => ({
    ...service,
    name,
    address: service.networks?.default.ipv4_address ?? addressIn(range, index + 1),
  }));
  const [, length] = subnet.split('/');
  return { services: inOrder(given), gateway: `${addressIn(subnet, 1)}/${length}` };
}

/** The address so many behind the first one of a range whose last byte is large enough. */
function addressIn(range: string, offset: number): string {
  const [first = ''] = range.split('/');
  const bytes = first.split('.').map(Number);
  return [...bytes.slice(0, 3), (bytes[3] ?? 0) + offset].join('.');
}

function inOrder(services: Service[]): Service[] {
  const ordered: Service[] = [];
  const add = (service: Service) => {
    if (ordered.includes(service)) return;
    for (const name of service.depends_on) {
      const found = services.find((other) => other.name === name);
      if (found) add(found);
    }
    ordered.push(service);
  };
  services.forEach(add);
  return ordered;
}
