import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { missingPrograms } from '@/bin/cluster/cluster';
import { waitForExit } from '@/bin/lib/processes';
import { expect, full, test } from './test';

test.describe('program', full, () => {
  /** The programs behind the commands that the README begins with. */
  for (const [program, host] of [
    ['demo', 'localhost'],
    ['demo', '127.0.0.2'],
    ['dev', 'localhost'],
    ['demo-cluster', 'localhost'],
  ] as const) {
    test(`${program} serves the demo on ${host}, and stops`, async () => {
      test.skip(host !== 'localhost' && process.platform !== 'linux', 'needs a second own address');
      const missing = program === 'demo-cluster' ? missingPrograms().join(' and ') : '';
      if (missing) console.log(`Skipped: demo:cluster. Install ${missing}.`);
      test.skip(missing !== '', `needs ${missing}`);
      test.setTimeout(240_000);
      const dataDir = await mkdtemp(path.join(tmpdir(), `forge-${program}-`));
      const port = await getPort();
      const child = spawn(process.execPath, ['--import', 'tsx', `bin/${program}.ts`], {
        env: {
          ...process.env,
          PORT: String(port),
          HOSTNAME: host === 'localhost' ? '' : host,
          SITE_URL: '',
          CONTENT_HOST: '',
          CONTENT_PORT: String(await getPort()),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let output = '';
      child.stdout.on('data', (chunk) => (output += String(chunk)));
      try {
        const page = async () => {
          const answer = await fetch(`http://${host}:${port}/clients`).catch(() => undefined);
          return answer?.text();
        };
        await expect.poll(page, { timeout: 180_000 }).toContain('Hammerscale Forge');
        if (program !== 'dev') {
          await expect.poll(() => output).toContain(`The site:   http://${host}:${port}`);
          const [, outbox = ''] = /Sent mail: +(\S+)/.exec(output) ?? [];
          expect(await (await fetch(outbox)).text()).toContain('No mail yet');
        }
      } finally {
        child.kill('SIGTERM');
        // next dev exits with 0, everything else as shells report the signal.
        expect(await waitForExit(child)).toBe(program === 'dev' ? 0 : 143);
        await rm(dataDir, { recursive: true, force: true });
      }
    });
  }

  test('npm start stops the site when it gets SIGTERM, and reads redirects again on SIGHUP', async () => {
    test.setTimeout(120_000);
    const folder = await mkdtemp(path.join(tmpdir(), 'forge-start-'));
    const redirects = path.join(folder, 'redirects.json');
    const redirect = (to: string) =>
      writeFile(redirects, JSON.stringify([{ from: '/news/*', to }]));
    await redirect('/blog/*');
    const port = await getPort();
    const origin = `http://localhost:${port}`;
    const npm = spawn('npm', ['start'], {
      env: {
        ...process.env,
        PORT: String(port),
        SITE_URL: 'https://staging.forge.example',
        CONTENT_HOST: '',
        CONTENT_PORT: String(await getPort()),
        DATA_DIR: path.join(folder, 'data'),
        REDIRECTS_FILE: redirects,
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    });
    const open = (path: string) =>
      fetch(`${origin}${path}`, { redirect: 'manual' }).catch(() => undefined);
    const location = async () => (await open('/news/2019/Opening'))?.headers.get('location');
    try {
      await expect.poll(async () => (await open('/'))?.status, { timeout: 90_000 }).toBe(200);
      await expect.poll(location).toMatch(/\/blog\/2019\/Opening$/);

      for (const file of ['/', '/robots.txt', '/api/health', '/no-such-page']) {
        expect((await open(file))?.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      }
      expect(await (await open('/robots.txt'))?.text()).toBe('User-Agent: *\nDisallow: /\n\n');
      const security = await (await open('/.well-known/security.txt'))?.text();
      expect(security).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+Z\n/);

      await redirect('/faq');
      // npm passes on the signals that end a program only.
      const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(npm.pid)], {
        encoding: 'utf8',
      });
      process.kill(Number(stdout), 'SIGHUP');
      await expect.poll(location).toMatch(/\/faq$/);
    } finally {
      npm.kill('SIGTERM');
      await waitForExit(npm);
      expect(await open('/')).toBeUndefined();
      await rm(folder, { recursive: true, force: true });
    }
  });

  for (const program of ['demo', 'demo-cluster']) {
    test(`${program} refuses a bad setting in one line`, () => {
      const missing = program === 'demo-cluster' ? missingPrograms().join(' and ') : '';
      test.skip(missing !== '', `needs ${missing}`);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', `bin/${program}.ts`],
        { env: { ...process.env, SESSION_SECRET: 'short' }, encoding: 'utf8' },
      );
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toBe('SESSION_SECRET must have at least 32 characters.\n');
    });
  }
});
