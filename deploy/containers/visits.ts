import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { assert } from './assert';
import type { Container } from './container';

const START_MS = 180_000;

const originOf = ({ address }: Container, port: number) => `http://${address}:${port}`;

async function untilOk(url: string, container: Container): Promise<Response> {
  const end = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer;
    assert(container.isRunning(), `${container.name} has ended: see ${container.log}`);
    assert(Date.now() < end, `${url} did not answer: ${answer?.status}`);
    await setTimeout(500);
  }
}

/** Healthy as its image defines it. */
export async function untilHealthy(container: Container): Promise<void> {
  const [, ...test] = container.image.Healthcheck?.Test ?? [];
  assert(test.length > 0, `the image of ${container.name} has no health check`);
  const end = Date.now() + START_MS;
  for (;;) {
    const healthy = await container.inside(...test).then(
      () => true,
      () => false,
    );
    if (healthy) return;
    assert(container.isRunning(), `${container.name} has ended: see ${container.log}`);
    assert(Date.now() < end, `${container.name} is not healthy: see ${container.log}`);
    await setTimeout(500);
  }
}

/** What a visitor gets from nginx and both sites. */
export async function visit(web: Container, sites: Container[], secret: string): Promise<void> {
  const origin = originOf(web, 8080);
  const page = await untilOk(`${origin}/`, web);
  assert((await page.text()).includes('Hammerscale Forge'), 'the home page lacks the company');
  assert(page.headers.has('x-cache'), 'the home page did not come through the cache of nginx');

  for (const site of sites) {
    const { checks } = (await (
      await untilOk(`${originOf(site, 3000)}/api/health?ready`, site)
    ).json()) as {
      checks: Record<string, { status: string }>;
    };
    assert(checks.redis?.status === 'ok', `${site.name} does not reach Redis`);
    assert(checks.content?.status !== 'unavailable', `${site.name} has no content`);
    assert(checks.cache?.status === 'ok', `${site.name} cannot write its cache`);
  }

  const sent = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@customer.example', message: 'A shaft.' }),
  });
  assert(sent.ok, `the enquiry was answered with ${sent.status}: ${await sent.text()}`);

  const published = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paths: ['/api/site-settings'] }),
  });
  assert(published.ok, `the publish was answered with ${published.status}`);
}

/** Static files come from the volume that sites and nginx share. */
export async function visitStaticFile(web: Container): Promise<void> {
  const origin = originOf(web, 8080);
  const html = await (await fetch(`${origin}/about`)).text();
  const [file] = /\/_next\/static\/[^"'\s)\\]+\.js/.exec(html) ?? [];
  assert(file, 'the page names no static file');
  const answer = await fetch(origin + file);
  assert(answer.ok, `${file} was answered with ${answer.status}`);
  const here = await web.inside('sh', '-c', `test -f "/assets${file}" && echo here`);
  assert(here === 'here', `${file} is not in the volume`);
}

/** The commands that docs/topologies.md has for the container of the content service. */
export async function runCommands(content: Container): Promise<void> {
  const page = readFileSync('docs/topologies.md', 'utf8');
  const commands = page.matchAll(/^docker compose \S+ \S+ exec content (.+)$/gm);
  const said: Record<string, string> = {};
  for (const [, command = ''] of commands) {
    said[command] = await content.inside('sh', '-c', command);
  }
  const listed = said['npm run --silent enquiries -- list'] ?? '';
  assert(listed.includes('ada@customer.example'), `the enquiry is not listed: ${listed}`);
  assert(Object.keys(said).length === 3, 'docs/topologies.md has other commands');
}

/** As the compose file says: who runs it, and what it can write. */
export async function inspect(container: Container, user: string): Promise<void> {
  const status = await container.inside('cat', '/proc/1/status');
  const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];
  const [uid] = (await container.inside('id', '-u', user)).split('\n');
  assert(field('Uid') === uid, `${container.name} runs as ${field('Uid')}, not as ${user}`);
  const written = await container.inside('sh', '-c', 'touch /written 2>&1 || true');
  assert(written.includes('Read-only'), `${container.name} can write its root file system`);
  if (user === 'root') return;
  assert(/^0+$/.test(field('CapBnd') ?? ''), `${container.name} has capabilities`);
  assert(field('NoNewPrivs') === '1', `${container.name} can get privileges`);
}
