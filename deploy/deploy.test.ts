/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import getPort from 'get-port';
import { parse } from 'yaml';
import { findProgram, startProgram, stopProgram, until } from '../bin/cluster/programs';

const read = (name: string) => readFileSync(path.join('deploy', name), 'utf8');
const known = new Set(readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm));

/** Read by others than the site: Node.js, Next.js, glibc, the content service. */
const ofOthers = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'NEXT_TELEMETRY_DISABLED',
  'MALLOC_MMAP_THRESHOLD_',
  'CONTENT_HOSTNAME',
];
const isRead = (name = '') => known.has(name) || ofOthers.includes(name);

/** A program, or a file by its path, that is not everywhere; in CI every one but systemd is. */
function where(program: string, what: string, always = false) {
  const found = path.isAbsolute(program) ? existsSync(program) : findProgram(program);
  if (!found) process.stdout.write(`Skipped: ${what}. Needs ${program}.\n`);
  return found || (always && process.env.CI) ? it : it.skip;
}

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('has nothing that the linter minds', () => {
    expect(
      validate(text).map(({ message, range }) => `${range.start.line + 1} ${message}`),
    ).toEqual([]);
  });

  it('runs our programs without root', () => {
    for (const stage of ['site', 'content']) {
      const body = text.split(new RegExp(`^FROM .* AS ${stage}$`, 'm'))[1]?.split(/^FROM /m)[0];
      expect(body).toMatch(/^USER node$/m);
    }
  });

  it('sets only variables that are read', () => {
    const set = [...text.matchAll(/^(?:ENV)?\s+([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(set.length).toBeGreaterThan(4);
    expect(set.filter((name) => !isRead(name))).toEqual([]);
  });
});

it('starts a site by systemd as in its container', () => {
  const [, words = ''] = /^CMD \[(.*"start\.js")\]$/m.exec(read('Dockerfile')) ?? [];
  const command = words.replaceAll(/[",]/g, '');
  expect(read('systemd/forgefront@.service')).toContain(`ExecStart=/usr/bin/${command}\n`);
});

describe('compose.yaml', () => {
  type Service = {
    image?: string;
    build?: { target: string };
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: string[];
    read_only?: boolean;
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

  it.each(services)('%s fits the rest', (_, service) => {
    expect(service.image).toBeDefined();
    expect(service.read_only).toBe(true);
    if (service.build) expect(read('Dockerfile')).toContain(`AS ${service.build.target}\n`);
    for (const name of service.depends_on ?? []) expect(compose.services).toHaveProperty([name]);
    for (const name of Object.keys(service.environment ?? {})) expect(known).toContain(name);
    for (const volume of service.volumes ?? []) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
  });

  it('tells nginx the address that each site has', () => {
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

  it('gives each site a cache of its own and both the same static files', () => {
    const [first, second] = ['site-1', 'site-2'].map((name) => compose.services[name]?.volumes);
    expect(first).toContain('site-1-cache:/app/.next/cache');
    expect(second).toContain('site-2-cache:/app/.next/cache');
    expect(first).toContain('assets:/assets');
    expect(second).toContain('assets:/assets');
  });
});

describe('systemd units', () => {
  where('systemd-analyze', 'systemd units')('are accepted by systemd', () => {
    const units = ['forgefront@.service', 'forgefront-content.service'];
    const result = spawnSync(
      'systemd-analyze',
      ['verify', ...units.map((unit) => `deploy/systemd/${unit}`)],
      { encoding: 'utf8' },
    );
    // A machine without Node.js at that place says so; that is not about the unit.
    const said = result.stderr.split('\n').filter((line) => line && !/node.*execut/.test(line));
    expect(said).toEqual([]);
  });

  it('set only variables that are read', () => {
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

describe('nginx', () => {
  const render = (...options: string[]) =>
    spawnSync(process.execPath, ['deploy/nginx/render.mjs', ...options], { encoding: 'utf8' });
  const sites = ['--site', '127.0.0.1:3401', '--site', '127.0.0.1:3402'];

  where(
    'nginx',
    'nginx configuration',
    true,
  )('takes the configuration, with and without a folder of static files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    for (const assets of [[], ['--assets', `${folder}/assets`]]) {
      const { stdout } = render(
        ...[...sites, ...assets, '--listen', '127.0.0.1:3403'],
        ...['--cache', `${folder}/cache`, '--alone', folder],
      );
      writeFileSync(`${folder}/nginx.conf`, stdout);
      execFileSync(
        findProgram('nginx') ?? '',
        ['-t', '-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
        { stdio: 'pipe' },
      );
    }
    rmSync(folder, { recursive: true });
  });

  const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

  where(
    BROTLI,
    'brotli by nginx (package libnginx-mod-http-brotli-filter)',
    true,
  )('sends static files with brotli to whom takes it, where the module is loaded', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755);
    const styles = 'body { color: red }\n'.repeat(100);
    mkdirSync(`${folder}/_next/static`, { recursive: true });
    writeFileSync(`${folder}/_next/static/a.css`, styles);
    const address = `127.0.0.1:${await getPort()}`;
    const { stdout } = render(
      ...[...sites, '--assets', folder, '--listen', address, '--brotli'],
      ...['--cache', `${folder}/cache`, '--alone', folder],
    );
    writeFileSync(`${folder}/nginx.conf`, `load_module ${BROTLI};\n${stdout}`);
    const nginx = await startProgram(
      findProgram('nginx') ?? '',
      ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
      { cwd: folder, log: `${folder}/output.log` },
    );
    const ask = (encoding: string) =>
      fetch(`http://${address}/_next/static/a.css`, { headers: { 'accept-encoding': encoding } });
    try {
      await until(async () => (await ask('identity')).ok, nginx);
      for (const [accepted, used] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const answer = await ask(accepted);
        expect(answer.headers.get('content-encoding')).toBe(used);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(await answer.text()).toBe(styles);
      }
    } finally {
      await stopProgram(nginx);
      rmSync(folder, { recursive: true });
    }
  });

  it('names every site, and leaves no mark of the template', () => {
    const { stdout } = render(...sites);
    expect(stdout).toMatch(/server 127\.0\.0\.1:3401 .*;\n {2}server 127\.0\.0\.1:3402 /);
    expect(stdout).not.toContain('{{');
    expect(stdout).not.toContain('undefined');
  });

  it.each([
    ['no site', [], '--site'],
    ['a site that would end its line', ['--site', 'a:1; include /etc/passwd'], '--site'],
    ['a folder with a space', [...sites, '--assets', '/a b'], '--assets'],
  ])('refuses %s in one line', (_, options, name) => {
    const { status, stderr } = render(...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name}: [^\n]+\n$`));
  });
});
