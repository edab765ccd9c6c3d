import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { itIfInstalled } from './testing/it-if-installed';

const read = (name: string) => readFileSync(path.join('deploy', name), 'utf8');
const known = new Set(readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm));

/** Read by Node.js, Next.js and the content service. */
const ofOthers = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'CONTENT_HOSTNAME'];
const isRead = (name = '') => known.has(name) || ofOthers.includes(name);

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('passes the linter', () => {
    expect(
      validate(text).map(({ message, range }) => `${range.start.line + 1} ${message}`),
    ).toEqual([]);
  });

  it('runs the site and the content service without root', () => {
    for (const stage of ['site', 'content']) {
      const body = text.split(new RegExp(`^FROM .* AS ${stage}$`, 'm'))[1]?.split(/^FROM /m)[0];
      expect(body).toMatch(/^USER 1000$/m);
      // Under any number of the group 0, too.
      expect(body).toMatch(/chown 1000:0 .+ chmod 77[05] /);
    }
  });

  it('sets only variables that a program reads', () => {
    const set = [...text.matchAll(/^(?:ENV)?\s+([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(set.length).toBeGreaterThan(4);
    expect(set.filter((name) => !isRead(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  type Service = {
    image?: string;
    build?: { target: string };
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: string[];
    read_only?: boolean;
    cap_drop?: string[];
    security_opt?: string[];
    extra_hosts?: string[];
    networks?: { default: { ipv4_address: string } };
  };
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const services = Object.entries(compose.services);

  it('has nginx, two sites, Redis and the content service', () => {
    expect(Object.keys(compose.services)).toEqual(['web', 'site-1', 'site-2', 'redis', 'content']);
  });

  it('lets only nginx start as root, and no other service get privileges', () => {
    const others = services.filter(([name]) => name !== 'web').map(([, service]) => service);
    for (const service of others) {
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
    }
  });

  it.each(services)(
    '%s names only stages, services, variables and volumes that exist',
    (_, service) => {
      expect(service.image).toBeDefined();
      expect(service.read_only).toBe(true);
      if (service.build) expect(read('Dockerfile')).toContain(`AS ${service.build.target}\n`);
      for (const name of service.depends_on ?? []) expect(compose.services).toHaveProperty([name]);
      for (const name of Object.keys(service.environment ?? {})) expect(known).toContain(name);
      for (const volume of service.volumes ?? []) {
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      }
    },
  );

  it('gives nginx the IP address of each site', () => {
    const told = compose.services.web?.extra_hosts;
    const given = ['site-1', 'site-2'].map(
      (name) => `${name}:${compose.services[name]?.networks?.default.ipv4_address}`,
    );
    expect(told).toEqual(given);
    expect(new Set(given.map((host) => host.split(':')[1])).size).toBe(2);
    for (const name of ['site-1', 'site-2']) {
      expect(read('Dockerfile')).toContain(`--site ${name}:3000`);
    }
  });

  it('gives each site its own cache and both the same static files', () => {
    const [first, second] = ['site-1', 'site-2'].map((name) => compose.services[name]?.volumes);
    expect(first).toContain('site-1-cache:/app/.next/cache');
    expect(second).toContain('site-2-cache:/app/.next/cache');
    expect(first).toContain('assets:/assets');
    expect(second).toContain('assets:/assets');
  });
});

describe('systemd units', () => {
  itIfInstalled('systemd-analyze', 'systemd units')('are accepted by systemd', () => {
    const units = readdirSync('deploy/systemd').filter((name) => /\.(service|timer)$/.test(name));
    expect(units).toHaveLength(4);
    const result = spawnSync(
      'systemd-analyze',
      ['verify', ...units.map((unit) => `deploy/systemd/${unit}`)],
      { encoding: 'utf8' },
    );
    // A machine without Node.js at that path is reported too; the unit is right.
    const said = result.stderr.split('\n').filter((line) => line && !/node.*execut/.test(line));
    expect(said).toEqual([]);
  });

  itIfInstalled('systemd-analyze', 'exposure of the systemd units').each([
    ['forgefront@.service', 'forgefront@3001.service'],
    ['forgefront-content.service', 'forgefront-content.service'],
    ['forgefront-backup.service', 'forgefront-backup.service'],
  ])('%s is exposed to 2.0 of 10 at most', (unit, instance) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
    const file = path.join(folder, instance);
    copyFileSync(path.join('deploy/systemd', unit), file);
    const { stdout, status } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', '--threshold=20', file],
      { encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(stdout).toContain('Overall exposure level');
    expect(status).toBe(0);
  });

  it('set only variables that a program reads', () => {
    for (const unit of ['forgefront@.service', 'forgefront-content.service']) {
      const lines = read(`systemd/${unit}`).match(/^Environment=.*$/gm) ?? [];
      const set = lines.flatMap((line) =>
        [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
      );
      expect(set.length).toBeGreaterThan(2);
      expect(set.filter((name) => !isRead(name))).toEqual([]);
    }
  });
});
